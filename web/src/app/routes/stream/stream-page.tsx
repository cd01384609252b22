import { showsOffers } from '@boma/domain/accounts/offers.policy.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { useChatSettings } from '../../../features/chat/chat-settings.ts';
import { StreamBadges } from '../../../features/streams/components/badges.tsx';
import { LockedStream } from '../../../features/streams/components/locked-stream.tsx';
import { PickerButton } from '../../../features/streams/components/picker-button.tsx';
import { StreamClocks } from '../../../features/streams/components/stream-clocks.tsx';
import { StreamGrid } from '../../../features/streams/components/stream-grid.tsx';
import { StreamHeader } from '../../../features/streams/components/stream-header.tsx';
import { StreamStrip } from '../../../features/streams/components/stream-strip.tsx';
import { previewRefresh } from '../../../features/streams/preview-schedule.ts';
import { isOnAir } from '../../../features/streams/stream-air.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useUserType } from '../../../session/session.ts';
import { StreamChat } from './stream-chat.tsx';
import { StreamLayout } from './stream-layout.tsx';
import { StreamPlayer } from './stream-player.tsx';

/** How many other cameras are listed below the watched one. */
const OTHERS_SHOWN = 4;

/** The cameras after this one in list order, round to those before it. */
function othersOf(streams: readonly StreamView[], stream: StreamView): readonly StreamView[] {
  const at = streams.indexOf(stream);
  return [...streams.slice(at + 1), ...streams.slice(0, at)];
}

interface StreamPageProps {
  readonly stream: StreamView;
  readonly streams: readonly StreamView[];
}

/** Links to the other cameras. */
function OtherCameras({
  streams,
  member,
}: {
  readonly streams: readonly StreamView[];
  readonly member: boolean;
}) {
  return (
    <Box as="section" aria-labelledby="other-cameras" marginTop={{ base: 10, md: 12 }}>
      <chakra.h2 id="other-cameras" textStyle="section" marginBottom={4}>
        Other cameras
      </chakra.h2>
      {member ? (
        <StreamStrip streams={streams} refresh={previewRefresh.streamPage} />
      ) : (
        <StreamGrid
          label="Other cameras"
          streams={streams.slice(0, OTHERS_SHOWN)}
          refresh={previewRefresh.streamPage}
          columns="fitting"
        />
      )}
    </Box>
  );
}

/** A camera: its player, its chat, its local time, and links to the others. */
export function StreamPage({ stream, streams }: StreamPageProps) {
  const userType = useUserType();
  const member = userType === 'subscriber';
  const onAir = isOnAir(useLiveSite(), stream.slug);
  const { panel } = useChatSettings();
  return (
    <>
      <StreamHeader
        title={
          <>
            <chakra.h1 textStyle="title">{stream.name}</chakra.h1>
            <StreamBadges stream={stream} onAir={onAir} atTitle />
          </>
        }
      >
        <StreamClocks />
        <PickerButton streams={streams} />
      </StreamHeader>
      <StreamLayout
        chatHidden={!panel}
        chat={<StreamChat chat={stream.chat} />}
        more={<OtherCameras streams={othersOf(streams, stream)} member={member} />}
      >
        <Box borderRadius={{ base: 'sm', md: 'md' }} overflow="hidden">
          {stream.subscriber_only && showsOffers(userType) ? (
            <LockedStream stream={stream} subscribeHref={sitePaths.subscribe} />
          ) : (
            <StreamPlayer stream={stream} streams={streams} member={member} live={onAir} />
          )}
        </Box>
        {stream.status_update && (
          <chakra.p marginTop={4} color="muted" maxWidth="46rem">
            {stream.status_update}
          </chakra.p>
        )}
      </StreamLayout>
    </>
  );
}
