import { chatName } from '@boma/domain/chat/chat.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Button } from '../../../components/button.ts';
import { iconButton } from '../../../components/icon-button.ts';
import { FireIcon } from '../../../components/icons.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { STREAM_HEADER_WIDE } from '../../../config/breakpoints.ts';
import { changeChatSettings } from '../../../features/chat/chat-settings.ts';
import { CameraIcon } from '../../../features/photos/components/camera-icon.tsx';
import { FilmIcon } from '../../../features/photos/components/film-icon.tsx';
import { MomentButton } from '../../../features/photos/components/moment-button.tsx';
import { SnapshotButton } from '../../../features/photos/components/snapshot-button.tsx';
import { StreamBadges } from '../../../features/streams/components/badges.tsx';
import { PickerButton } from '../../../features/streams/components/picker-button.tsx';
import { StreamClocks } from '../../../features/streams/components/stream-clocks.tsx';
import { StreamHeader } from '../../../features/streams/components/stream-header.tsx';
import { ViewersNow } from '../../../features/streams/now/viewers-now.tsx';
import type { LiveState } from '../../../lib/live-state.ts';
import { StaffTools } from './staff-tools.tsx';

const show = () => changeChatSettings({ panel: true });

/** Only where there are keys. */
const withKeyboard = { display: 'none', '@media (pointer: fine)': { display: 'grid' } } as const;
/** In a narrow window every line of the title is one line less of the chat. A phone without keys has room for one picture more. */
const roomy = {
  display: { base: 'none', md: 'contents' },
  '@media (pointer: coarse)': { '@container (width >= 21.4em)': { display: 'contents' } },
} as const;

/** Buttons whose name stands in an element that `label` selects show their picture alone. */
const picturesAlone = (label: string) => ({
  [`& button:has(> ${label})`]: { width: '44px', paddingX: 0 },
  [`& button > ${label}`]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** What only this site has. */
const OWN = '[data-label=own]';
/** What viewers know from other sites. */
const COMMON = '[data-label=common]';

/**
 * Which buttons show their names. On a phone one more line would cost the chat a line. Beside them there must be room for
 * the longest state and the viewers, so the buttons that viewers know lose their names first. The widths are those of the
 * header, in em, because larger text needs more of them.
 */
const labels = (offersChat: boolean) => ({
  display: 'contents',
  '@container (width < 42em)': picturesAlone(`:is(${OWN}, [data-label=copied])`),
  [`@container (width < ${offersChat ? 86 : 68}em)`]: picturesAlone(COMMON),
  [`@media (min-width: ${STREAM_HEADER_WIDE / 16}em)`]: {
    [`@container (width < ${offersChat ? 76 : 58}em)`]: picturesAlone(OWN),
  },
});

/** Takes a picture of the camera. */
function Snapshot({ stream }: { readonly stream: StreamView }) {
  return (
    <SnapshotButton stream={stream}>
      {(open) => (
        <Button look="quiet" aria-haspopup="dialog" title="Take a picture of the camera" onClick={open}>
          <CameraIcon size={18} />
          <span data-label="own">Snapshot</span>
        </Button>
      )}
    </SnapshotButton>
  );
}

/** Keeps what the camera has shown just now. */
function Moment({ stream }: { readonly stream: StreamView }) {
  return (
    <MomentButton stream={stream}>
      {(open) => (
        <Button
          look="quiet"
          aria-haspopup="dialog"
          title="Keep what the camera has just shown"
          onClick={open}
        >
          <FilmIcon size={18} />
          <span data-label="own">Keep moment</span>
        </Button>
      )}
    </MomentButton>
  );
}

interface StreamTitleProps {
  readonly stream: StreamView;
  readonly streams: readonly StreamView[];
  readonly state: LiveState | undefined;
  /** True if the viewer has hidden the chat that could be here. */
  readonly offersChat: boolean;
  readonly onShortcuts: () => void;
}

/** The camera's name, its time, and what the viewer can do with the page. */
export function StreamTitle({ stream, streams, state, offersChat, onShortcuts }: StreamTitleProps) {
  return (
    <StreamHeader
      name={stream.name}
      about={
        <>
          {state && <StateBadge state={state} />}
          <StreamBadges stream={stream} onAir={undefined} />
          <chakra.span color="muted" textStyle="small">
            <ViewersNow slug={stream.slug} />
          </chakra.span>
        </>
      }
    >
      <Box css={labels(offersChat)}>
        <StreamClocks />
        {offersChat && (
          <Button look="quiet" data-shows-chat="" onClick={show}>
            <FireIcon size={18} />
            Show the {chatName(stream.chat)} chat
          </Button>
        )}
        <Snapshot stream={stream} />
        <Moment stream={stream} />
        <StaffTools stream={stream} />
        <PickerButton streams={streams} />
        <Box css={roomy}>
          <ShareButton>Share</ShareButton>
        </Box>
        <chakra.button
          type="button"
          aria-label="Keyboard shortcuts"
          aria-keyshortcuts="?"
          title="Keyboard shortcuts (?)"
          aria-haspopup="dialog"
          onClick={onShortcuts}
          css={{ ...iconButton, ...withKeyboard }}
        >
          ?
        </chakra.button>
      </Box>
    </StreamHeader>
  );
}
