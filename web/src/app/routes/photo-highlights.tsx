import { sitePaths } from '@boma/domain/site-paths.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { chakra } from '../../components/ui.ts';
import { useListAdverts } from '../../features/adverts/components/list-adverts.tsx';
import { PhotoWall } from '../../features/photos/components/photo-wall.tsx';
import { useHydrated } from '../../lib/hydrated.ts';
import { databasePageSize } from '../../lib/page-size.ts';
import type { RouteProps } from '../page.ts';

const all = {};
const empty = (
  <chakra.p color="muted">The wall is still empty. The light at the waterholes is good.</chakra.p>
);

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
  const aboveRow = useListAdverts(hydrated ? databasePageSize(innerWidth) : 0);
  return (
    <PageBody>
      <PageHead
        title={page.title}
        lead="What our viewers have kept: an eye in the reeds, a herd in the dust, the one second that was it."
      />
      <PhotoWall
        label={page.title}
        name="photo highlights"
        filters={all}
        empty={empty}
        openId={openId}
        onOpen={open}
        aboveRow={hydrated ? aboveRow : undefined}
      />
    </PageBody>
  );
}
