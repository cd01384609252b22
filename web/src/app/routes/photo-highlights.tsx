import { sitePaths } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { chakra } from '../../components/ui.ts';
import { useListAdverts } from '../../features/adverts/components/list-adverts.tsx';
import { PhotoWall } from '../../features/photos/components/photo-wall.tsx';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { databasePageSize } from '../../lib/page-size.ts';
import { useQueryChange } from '../../lib/query-change.ts';
import type { RouteProps } from '../page.ts';

const empty = (
  <chakra.p color="muted">The wall is still empty. The light at the waterholes is good.</chakra.p>
);
const emptyOfCamera = (
  <chakra.p color="muted">
    Nobody has kept a snapshot of this camera yet. Watch it, and be the first.
  </chakra.p>
);

/** The camera whose photos are shown. It is in the address, so that it can be shared and survives a reload. */
function useCameraChoice() {
  const { search } = useLocation();
  const changeQuery = useQueryChange();
  const { value: streams = [] } = streamsResource.useResource();
  const slug = new URLSearchParams(search).get('camera');
  const choose = (chosen: string) =>
    changeQuery((before) => {
      const query = new URLSearchParams(before);
      if (chosen === '') query.delete('camera');
      else query.set('camera', chosen);
      return query.size === 0 ? '' : `?${query}`;
    });
  return { streams, chosen: streams.find((each) => each.slug === slug), choose };
}

const choice = {
  display: 'grid',
  gap: '6px',
  width: 'min(100%, 18rem)',
  marginBottom: 6,
  fontSize: '0.875rem',
  fontWeight: 600,
  '& select': {
    minHeight: '44px',
    paddingInline: 3,
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'ground',
    color: 'ink',
    fontWeight: 400,
  },
  '& option': { background: 'surface', color: 'ink' },
} as const;

interface CameraFilterProps {
  readonly streams: readonly Pick<StreamView, 'slug' | 'name'>[];
  readonly value: string;
  readonly onChoose: (slug: string) => void;
}

function CameraFilter({ streams, value, onChoose }: CameraFilterProps) {
  return (
    <chakra.search aria-label="Filter the photos">
      <chakra.label css={choice}>
        Camera
        <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          <option value="">All cameras</option>
          {streams.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </chakra.label>
    </chakra.search>
  );
}

/** The open photo is in the address, so it can be shared and closed by the back button. */
function useOpenPhoto(): [string | undefined, (id: string | undefined) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const query = new URLSearchParams(search);
  const id = query.get('photo') ?? undefined;
  const open = useCallback(
    (next: string | undefined) => {
      const changed = new URLSearchParams(location.search);
      const isPaging = changed.has('photo') && next !== undefined;
      if (next === undefined) changed.delete('photo');
      else changed.set('photo', next);
      void navigate(
        { pathname: sitePaths.photoHighlights, search: changed.toString() },
        { replace: isPaging, preventScrollReset: true },
      );
    },
    [navigate],
  );
  return [hydrated ? id : undefined, open];
}

export default function PhotoHighlightsRoute({ page }: RouteProps) {
  const [openId, open] = useOpenPhoto();
  const hydrated = useHydrated();
  const { streams, chosen, choose } = useCameraChoice();
  // The prerendered page is the same for every address.
  const camera = hydrated ? chosen : undefined;
  const filters = useMemo(() => (camera ? { stream: camera.code } : {}), [camera]);
  const aboveRow = useListAdverts(hydrated ? databasePageSize(innerWidth) : 0);
  return (
    <PageBody>
      <PageHead
        title={page.title}
        lead="What our viewers have kept: an eye in the reeds, a herd in the dust, the one second that was it."
      />
      <CameraFilter streams={streams} value={camera?.slug ?? ''} onChoose={choose} />
      <PhotoWall
        key={camera?.code}
        label={page.title}
        name={camera ? `photo highlights of ${camera.code}` : 'photo highlights'}
        filters={filters}
        empty={camera ? emptyOfCamera : empty}
        openId={openId}
        onOpen={open}
        aboveRow={hydrated ? aboveRow : undefined}
      />
    </PageBody>
  );
}
