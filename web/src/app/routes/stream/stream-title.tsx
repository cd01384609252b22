import { chatName } from '@boma/domain/chat/chat.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { iconButton } from '../../../components/icon-button.ts';
import { FireIcon } from '../../../components/icons.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { breakpoints } from '../../../config/breakpoints.ts';
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
import { useLater } from '../../../lib/use-later.ts';
import { StaffTools } from './staff-tools.tsx';

const show = () => changeChatSettings({ panel: true });

/** Only where there are keys. */
const withKeyboard = { display: 'none', '@media (pointer: fine)': { display: 'grid' } } as const;
/** In a narrow window every line of the title is one line less of the chat. */
const roomy = { display: { base: 'none', md: 'contents' } } as const;

/** On a phone the picture alone: its name would cost the chat a line. */
const iconOnPhones = {
  [`@media (width < ${breakpoints.md}px)`]: {
    width: '44px',
    paddingX: 0,
    '& > span': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
} as const;

const UpgradeDialog = lazy(() => import('../../upgrade-dialog.tsx'));

const loadSnapshots = () => import('./snapshots.ts');

/** Takes a picture of the camera. Some seconds after the camera was opened a hint points to it. */
function Snapshot({ stream }: { readonly stream: StreamView }) {
  const snapshots = useLater(loadSnapshots);
  const [openedAt] = useState(() => performance.now());
  return (
    <SnapshotButton stream={stream}>
      {(open) => (
        <Box position="relative">
          <Button look="quiet" aria-haspopup="dialog" onClick={open} css={iconOnPhones}>
            <CameraIcon size={18} />
            <span>Snapshot</span>
          </Button>
          {snapshots && <snapshots.SnapshotHint openedAt={openedAt} />}
        </Box>
      )}
    </SnapshotButton>
  );
}

/** Keeps what the camera has shown just now. */
function Moment({ stream }: { readonly stream: StreamView }) {
  return (
    <MomentButton
      stream={stream}
      invite={(close) => (
        <Suspense>
          <UpgradeDialog reason="moment" onClose={close} />
        </Suspense>
      )}
    >
      {(open) => (
        <Button look="quiet" aria-haspopup="dialog" onClick={open} css={iconOnPhones}>
          <FilmIcon size={18} />
          <span>Keep moment</span>
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
      title={
        <>
          <chakra.h1 textStyle="title">{stream.name}</chakra.h1>
          {state && <StateBadge state={state} />}
          <StreamBadges stream={stream} onAir={undefined} />
          <chakra.span color="muted" textStyle="small">
            <ViewersNow slug={stream.slug} />
          </chakra.span>
        </>
      }
    >
      <StreamClocks />
      {offersChat && (
        <Button look="quiet" onClick={show}>
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
    </StreamHeader>
  );
}
