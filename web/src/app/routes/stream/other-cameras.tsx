import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { CardDetails } from '../../../features/streams/components/card-details.tsx';
import { StreamGrid } from '../../../features/streams/components/stream-grid.tsx';
import { StreamStrip } from '../../../features/streams/components/stream-strip.tsx';
import { previewRefresh } from '../../../features/streams/preview-schedule.ts';

/** How many other cameras are listed below the watched one. */
const OTHERS_SHOWN = 4;

/** The cameras after this one in list order, round to those before it. */
function othersOf(streams: readonly StreamView[], stream: StreamView): readonly StreamView[] {
  const at = streams.indexOf(stream);
  return [...streams.slice(at + 1), ...streams.slice(0, at)];
}

interface OtherCamerasProps {
  readonly stream: StreamView;
  readonly streams: readonly StreamView[];
  readonly member: boolean;
}

/** Links to the other cameras. */
export function OtherCameras({ stream, streams, member }: OtherCamerasProps) {
  const others = othersOf(streams, stream);
  return (
    <Box as="section" aria-labelledby="other-cameras" marginTop={{ base: 8, md: 10 }}>
      <chakra.h2 id="other-cameras" textStyle="section" marginBottom={4}>
        Other cameras
      </chakra.h2>
      {member ? (
        <StreamStrip streams={others} refresh={previewRefresh.streamPage} />
      ) : (
        <StreamGrid
          label="Other cameras"
          streams={others.slice(0, OTHERS_SHOWN)}
          refresh={previewRefresh.streamPage}
          columns="fitting"
          details={CardDetails}
        />
      )}
    </Box>
  );
}
