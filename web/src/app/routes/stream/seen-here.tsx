import { linkTo } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { AllLink } from '../../../components/all-link.tsx';
import { Box } from '../../../components/ui.ts';
import { BestTimes } from '../../../features/sightings/components/best-times.tsx';

/** When to watch this camera, and the way to all that was seen here. */
export function SeenHere({ stream }: { readonly stream: StreamView }) {
  return (
    <Box marginTop={{ base: 8, md: 10 }} maxWidth="46rem">
      <BestTimes camera={stream.slug} name={stream.name} />
      <AllLink to={`${linkTo('logbook')}?camera=${stream.slug}`}>All sightings at this camera</AllLink>
    </Box>
  );
}
