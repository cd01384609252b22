import { streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { ButtonLink } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { ArrowRightIcon } from '../../../components/icons.tsx';
import { PictureAndWords } from '../../../components/picture-and-words.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { LightNow } from '../now/light-now.tsx';
import { ViewersNow } from '../now/viewers-now.tsx';
import { previewRefresh } from '../preview-schedule.ts';
import { CampClock } from './camp-clock.tsx';
import { LiveStill } from './live-still.tsx';

export interface PreviewModalProps {
  readonly stream: StreamView;
  readonly onClose: () => void;
}

/** One camera, large: what it sees now, and the way to its stream and chat. */
export function PreviewModal({ stream, onClose }: PreviewModalProps) {
  return (
    <Dialog title={stream.name} open onClose={onClose}>
      <PictureAndWords
        picture={<LiveStill key={stream.slug} stream={stream} refresh={previewRefresh.streamPage} large />}
      >
        <Flex gap={5} wrap="wrap" align="center" justify="space-between">
          <Box minWidth={0}>
            <CampClock />
            <Flex textStyle="small" color="muted" columnGap={4} wrap="wrap" marginTop={1}>
              {stream.place && (
                <>
                  <span data-written="">
                    {stream.place.name}, {stream.place.country}
                  </span>
                  <LightNow place={stream.place} />
                </>
              )}
              <ViewersNow slug={stream.slug} />
            </Flex>
            {stream.status_update && (
              <chakra.p textStyle="small" color="muted" marginTop={1}>
                <strong>Ranger’s note:</strong> {stream.status_update}
              </chakra.p>
            )}
          </Box>
          <ButtonLink to={streamPath(stream.slug)} onClick={onClose}>
            View {stream.name} stream and chat
            <ArrowRightIcon size={18} />
          </ButtonLink>
        </Flex>
      </PictureAndWords>
    </Dialog>
  );
}
