import type { UserType } from '@boma/domain/accounts/user-type.ts';
import { watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { hasStills } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { lateDialog, latePart } from '../../../components/late-part.tsx';
import { phoneOnItsSide, wide, wideWindow } from '../../../components/stage.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { nonSubscribersOnly } from '../../../components/user-visibility.ts';
import { hiddenBelowWaiting, waiting } from '../../../components/waiting.ts';
import { StreamAdvertPlace } from '../../../features/adverts/components/stream-advert-place.tsx';
import { changeChatSettings, chatSettings } from '../../../features/chat/chat-settings.ts';
import { useCameraState } from '../../../features/player/kept/camera-state.ts';
import { PlayerPlace } from '../../../features/player/kept/player-place.tsx';
import { theatre, useTheatre } from '../../../features/player/kept/theatre.ts';
import { onPageKey } from '../../../features/player/page-keys.ts';
import { CameraPlace } from '../../../features/streams/components/camera-place.tsx';
import { CardDetails } from '../../../features/streams/components/card-details.tsx';
import {
  LockedStream,
  offerColumns,
  pictureBesideOffer,
} from '../../../features/streams/components/locked-stream.tsx';
import { StreamGrid } from '../../../features/streams/components/stream-grid.tsx';
import { previewRefresh } from '../../../features/streams/preview-schedule.ts';
import { useLater } from '../../../lib/use-later.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { keepIntendedPath } from '../../../session/keep-intended-path.ts';
import { useUserType } from '../../../session/session.ts';
import { ChatOpener, StreamChat, useChatOfPage } from './stream-chat.tsx';
import { StreamLayout } from './stream-layout.tsx';
import { StreamTitle } from './stream-title.tsx';

/** How many other cameras are listed below the watched one. */
const OTHERS_SHOWN = 4;

/** The cameras after this one in list order, round to those before it. */
function othersOf(streams: readonly StreamView[], stream: StreamView): readonly StreamView[] {
  const at = streams.indexOf(stream);
  return [...streams.slice(at + 1), ...streams.slice(0, at)];
}

/** Until the page is alive it does not know a member, whose own page says it already. */
const free = {
  display: 'block',
  ...nonSubscribersOnly,
  textStyle: 'body',
  color: 'muted',
  fontWeight: 400,
  marginTop: 1,
} as const;

const loadBelow = () => import('./below.later.ts');

interface LatePartProps {
  readonly stream: StreamView;
  readonly parts: Awaited<ReturnType<typeof loadBelow>> | undefined;
}

const StreamStrip = latePart(() => import('../../../features/streams/components/stream-strip.later.tsx'));

interface OtherCamerasProps {
  readonly stream: StreamView;
  readonly streams: readonly StreamView[];
  readonly userType: UserType;
}

/** Links to the other cameras. Who may not watch this one finds those that are free. */
function OtherCameras({ stream, streams, userType }: OtherCamerasProps) {
  const isOffered = watchingOf(stream.subscriber_only, userType) !== 'open';
  const others = othersOf(streams, stream).filter(({ subscriber_only }) => !isOffered || !subscriber_only);
  return (
    <Box as="section" aria-labelledby="other-cameras" marginTop={{ base: 8, md: 10 }}>
      <chakra.h2 id="other-cameras" textStyle="section" marginBottom={4}>
        Other cameras
        {isOffered && <chakra.span css={free}>These are free for everyone.</chakra.span>}
      </chakra.h2>
      {userType === 'subscriber' ? (
        // As high as a card of the row.
        <Suspense fallback={<Box minHeight="16rem" />}>
          <StreamStrip label="Stream previews" streams={others} refresh={previewRefresh.streamPage} />
        </Suspense>
      ) : (
        <StreamGrid
          label="Other cameras"
          streams={others.slice(0, OTHERS_SHOWN)}
          refresh={previewRefresh.streamPage}
          columns="fours"
          details={CardDetails}
        />
      )}
    </Box>
  );
}

/** The list of the keys. */
const ShortcutsDialog = lateDialog(
  () => import('../../../features/player/components/shortcuts-dialog.later.tsx'),
);

/** The keys of a camera's page, its theatre, which an offer ends, and the list of its shortcuts. */
function usePageControls(locked: boolean) {
  const wide = useMedia(wideWindow);
  const inTheatre = useTheatre() && wide;
  const [isListed, setListed] = useState(false);
  const openList = useCallback(() => setListed(true), []);
  const closeList = useCallback(() => setListed(false), []);
  const act = useEffectEvent((key: string) => {
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      t: wide && !locked ? theatre.toggle : undefined,
      escape: inTheatre ? theatre.leave : undefined,
      c: () => changeChatSettings({ panel: !chatSettings().panel }),
      '?': openList,
    };
    actions[key]?.();
    return actions[key] !== undefined;
  });
  useEffect(() => onPageKey((key) => act(key)), []);
  useEffect(() => {
    if (locked) theatre.leave();
  }, [locked]);
  const list = isListed && (
    <Suspense>
      <ShortcutsDialog onClose={closeList} />
    </Suspense>
  );
  return { inTheatre, list, openList };
}

/** About as high as the day of a camera: its picture, its marks and its line. */
const dayRoom = {
  minHeight: { base: 'calc(56.25cqi + 25rem)', md: 'calc(min(60cqi, 40rem) * 0.5625 + 16rem)' },
  // The words beside the buttons need fewer lines here.
  '@container (min-width: 46rem)': { minHeight: 'calc(min(60cqi, 40rem) * 0.5625 + 14rem)' },
} as const;

/** The last 48 hours of the camera. Their room is kept free until they come. */
function DayOfCamera({ stream, parts }: LatePartProps) {
  if (!hasStills(stream)) return null;
  return (
    <Box marginTop={{ base: 6, md: 8 }} css={{ containerType: 'inline-size' }}>
      <Box css={dayRoom} data-waits={parts ? undefined : 'day'}>
        {parts && <parts.CameraDay stream={stream} />}
      </Box>
    </Box>
  );
}

/** Tells viewers of a camera with pictures, some seconds after they opened it, that they can keep one. */
function SnapshotHint({ stream, parts }: LatePartProps) {
  const [openedAt] = useState(() => performance.now());
  return parts && hasStills(stream) && <parts.SnapshotHint openedAt={openedAt} />;
}

/** When to watch the camera, and what viewers have photographed. Its room is kept free, and what is below it away, until it comes. */
function OnceItStands({ stream, parts }: LatePartProps) {
  if (!parts) return <Box {...waiting} minHeight="100vh" />;
  return (
    <>
      <parts.SeenHere stream={stream} />
      <Box css={hiddenBelowWaiting}>
        <parts.Community stream={stream} />
      </Box>
    </>
  );
}

/** The offer comes with the page's life. Its room is free from the first, and the picture where it will be. */
const offerRoom = {
  'html:is([data-user=guest], [data-user=registered]) &': {
    minHeight: { base: 'calc(56.25vw + 25rem)', md: 'calc(56.25vw + 22rem)' },
    ...offerColumns,
    [wide]: { ...offerColumns[wide], minHeight: 0, padding: 6 },
    [phoneOnItsSide]: { ...offerColumns[phoneOnItsSide], minHeight: 'var(--seen)', padding: 4 },
    // The player's place, before it is known who is here.
    '& > :not(section, button)': pictureBesideOffer,
  },
} as const;

/** What the page says and shows below the camera. Below an offer come the animals, and then the cameras that are free. */
function More({ stream, streams, userType, parts }: OtherCamerasProps & LatePartProps) {
  const day = <DayOfCamera stream={stream} parts={parts} />;
  return (
    <>
      {stream.status_update && (
        <chakra.p marginTop={2} color="muted" maxWidth="46rem">
          <strong>Ranger’s note:</strong> {stream.status_update}
        </chakra.p>
      )}
      {!stream.subscriber_only && day}
      <CameraPlace stream={stream} />
      {!stream.subscriber_only && <StreamAdvertPlace />}
      <OtherCameras stream={stream} streams={streams} userType={userType} />
      {stream.subscriber_only && (
        <>
          <StreamAdvertPlace />
          {day}
        </>
      )}
      <OnceItStands stream={stream} parts={parts} />
    </>
  );
}

/** A camera: its player, its chat, its local time, and links to the others. */
export function StreamPage({ stream, streams }: Omit<OtherCamerasProps, 'userType'>) {
  const userType = useUserType();
  const state = useCameraState(stream.slug);
  const chat = useChatOfPage();
  const locked = watchingOf(stream.subscriber_only, userType) === 'locked';
  const { inTheatre, list, openList } = usePageControls(locked);
  const parts = useLater(loadBelow);
  const isYoutube = stream.source_kind === 'youtube';
  return (
    <>
      <StreamLayout
        theatre={inTheatre}
        chatOver={chat.over}
        membersOnly={stream.subscriber_only}
        barBelow={isYoutube}
        title={
          <StreamTitle
            stream={stream}
            streams={streams}
            state={state}
            offersChat={chat.offered}
            onShortcuts={openList}
          />
        }
        chat={
          chat.shown && (
            <StreamChat chat={stream.chat} onCover={chat.over ? chat.close : undefined}>
              {parts && <parts.WritingRoom />}
            </StreamChat>
          )
        }
        more={<More stream={stream} streams={streams} userType={userType} parts={parts} />}
      >
        <Box
          data-stage=""
          // Nothing may lie over YouTube’s player: there the opener stands at the edge of the window.
          position={isYoutube ? undefined : 'relative'}
          css={stream.subscriber_only ? offerRoom : undefined}
        >
          {locked ? (
            <LockedStream stream={stream} onLeave={() => keepIntendedPath(streamPath(stream.slug))}>
              {parts && hasStills(stream) && <parts.Glimpse stream={stream} />}
            </LockedStream>
          ) : (
            <>
              <PlayerPlace stream={stream} />
              <SnapshotHint stream={stream} parts={parts} />
            </>
          )}
          {!chat.over && <ChatOpener onOpen={chat.open} />}
        </Box>
      </StreamLayout>
      {parts && <parts.ChatFocus shown={chat.shown} over={chat.over} />}
      {list}
    </>
  );
}
