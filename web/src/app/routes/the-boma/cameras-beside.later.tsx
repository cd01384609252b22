import { linkTo } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { streamsResource } from '../../../features/streams/api/streams.ts';
import { StreamGrid } from '../../../features/streams/components/stream-grid.tsx';
import { mostWatched } from '../../../features/streams/featured.ts';
import { previewRefresh } from '../../../features/streams/preview-schedule.ts';
import { isOnAir } from '../../../features/streams/stream-air.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { BesideRoom } from './beside-room.tsx';

/** More would be below the end of most windows. */
const SHOWN = 4;

/**
 * The cameras on the air that most viewers watch, in the order of the list: no card changes its place with each viewer. Undefined
 * while the cameras are on their way.
 */
function useWatched(): readonly StreamView[] | undefined {
  const { value: streams = [], status } = streamsResource.useResource();
  const site = useLiveSite();
  // A page that came without cameras says that there are none.
  if (streams.length === 0 && status === 'loading') return undefined;
  const onAir = streams.filter(({ slug, live }) => isOnAir(site, slug) ?? live);
  const watched = mostWatched(onAir, site).slice(0, SHOWN);
  return onAir.filter((stream) => watched.includes(stream));
}

/** What the cameras see while viewers talk. */
export default function CamerasBeside() {
  const streams = useWatched();
  if (!streams) return <BesideRoom />;
  if (streams.length === 0) return null;
  return (
    <section aria-labelledby="cameras-beside">
      <chakra.div
        display="flex"
        alignItems="baseline"
        justifyContent="space-between"
        gap={3}
        marginBottom={4}
      >
        <chakra.h2 id="cameras-beside" textStyle="section">
          On camera now
        </chakra.h2>
        <chakra.span flexShrink={0}>
          <RouterLink to={linkTo('streams')}>All cameras</RouterLink>
        </chakra.span>
      </chakra.div>
      <StreamGrid
        label="On camera now"
        streams={streams}
        refresh={previewRefresh.streamPage}
        columns="pairs"
      />
    </section>
  );
}
