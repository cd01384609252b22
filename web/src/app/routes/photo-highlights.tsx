import { sitePaths } from '@boma/domain/site-paths.ts';
import { Suspense, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lateOrnament } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { WaitingShape } from '../../components/waiting-shape.tsx';
import { useListAdverts } from '../../features/adverts/components/list-adverts.tsx';
import { PhotoWall } from '../../features/photos/components/photo-wall.tsx';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { databasePageSize } from '../../lib/page-size.ts';
import { useQueryChange } from '../../lib/query-change.ts';
import { closeOverPage, overThePage } from '../over-the-page.ts';
import type { RouteProps } from '../page.ts';

const empty = (
  <chakra.p color="muted">There are no snapshots yet. Open a camera and take the first.</chakra.p>
);
const emptyOfFilter = (
  <chakra.p color="muted">There is no such snapshot yet. Open a camera and take the first.</chakra.p>
);

const PhotoFilterRow = lateOrnament(
  () => import('../../features/photos/components/photo-filter-row.later.tsx'),
);

/** Which photos are shown. It is in the address, so that it can be shared and survives a reload. */
function useChosen() {
  const { search } = useLocation();
  const changeQuery = useQueryChange();
  // The prerendered page is the same for every address.
  const hydrated = useHydrated();
  const { value: streams = [] } = streamsResource.useResource();
  const query = new URLSearchParams(hydrated ? search : '');
  const camera = streams.find(({ slug }) => slug === query.get('camera'));
  const species = query.get('animal') ?? undefined;
  const stream = camera?.code;
  const filters = useMemo(
    () => ({ ...(stream !== undefined && { stream }), ...(species !== undefined && { species }) }),
    [stream, species],
  );
  const choose = (key: 'camera' | 'animal', value: string) =>
    changeQuery((before) => {
      const changed = new URLSearchParams(before);
      if (value === '') changed.delete(key);
      else changed.set(key, value);
      return changed.size === 0 ? '' : `?${changed}`;
    });
  return { streams, camera: camera?.slug ?? '', animal: species ?? '', filters, choose };
}

/** The room of the filters until they come. */
const filterRoom = { minHeight: '44px', marginBottom: 6 } as const;
const filtersToCome = <WaitingShape shape="fields" count={2} />;

/** The open photo is in the address, so it can be shared and closed by the back button. */
function useOpenPhoto(): [string | undefined, (id: string | undefined) => void] {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const query = new URLSearchParams(search);
  const id = query.get('photo') ?? undefined;
  const open = useCallback(
    (next: string | undefined) => {
      const changed = new URLSearchParams(location.search);
      const isPaging = changed.has('photo');
      if (next === undefined) changed.delete('photo');
      else changed.set('photo', next);
      const to = { pathname: sitePaths.photoHighlights, search: changed.toString() };
      if (next === undefined) closeOverPage(navigate, state, to);
      // A photo takes the place of the one before it: closing leads back from either to what was there before them.
      else void navigate(to, isPaging ? { replace: true, state } : { state: overThePage });
    },
    [navigate, state],
  );
  return [hydrated ? id : undefined, open];
}

export default function PhotoHighlightsRoute({ page }: RouteProps) {
  const [openId, open] = useOpenPhoto();
  const hydrated = useHydrated();
  const { filters, choose, ...chosen } = useChosen();
  const name = ['photo highlights', ...Object.values(filters)].join(' ');
  const aboveRow = useListAdverts(hydrated ? databasePageSize(innerWidth) : 0);
  return (
    <PageBody>
      <PageHead title={page.title} lead="Snapshots and moments by our viewers, newest first." />
      <Box css={filterRoom}>
        <Suspense fallback={filtersToCome}>
          {hydrated ? <PhotoFilterRow {...chosen} onChoose={choose} /> : filtersToCome}
        </Suspense>
      </Box>
      <PhotoWall
        key={name}
        label={page.title}
        name={name}
        filters={filters}
        empty={name === 'photo highlights' ? empty : emptyOfFilter}
        openId={openId}
        onOpen={open}
        aboveRow={hydrated ? aboveRow : undefined}
      />
    </PageBody>
  );
}
