import type { PointerEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Box, chakra, VisuallyHidden } from '../../../components/ui.ts';
import { campNow, campTime } from '../../../lib/camp-time.ts';
import { useOnline } from '../../../lib/online.ts';
import { useStore } from '../../../lib/store.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import type { Fullscreen } from '../hooks/use-fullscreen.ts';
import { useLetterKeys } from '../hooks/use-letter-keys.ts';
import { usePlayerReports } from '../hooks/use-player-reports.ts';
import { useSurroundings } from '../hooks/use-surroundings.ts';
import { useTheatreEnd } from '../hooks/use-theatre-end.ts';
import type { Player } from '../player-controller.ts';
import { flipped, onPlayerKey } from '../player-keys.ts';
import type { PlayerStageProps } from '../player-props.ts';
import type { PlayerView } from '../player-view.ts';
import { announcement, tileAnnouncement } from '../player-words.ts';
import { LockedNotice } from './locked-notice.tsx';
import { PlayerControls } from './player-controls.tsx';
import { MutedIcon, PlaySolidIcon } from './player-icons.tsx';
import { PlayerNotice } from './player-notice.tsx';
import { PosterButton } from './poster-button.tsx';

/** Lets the picture float over other windows, or brings it back. */
function togglePictureInPicture(root: HTMLElement | null): void {
  const video = root?.querySelector('video');
  if (!video || !document.pictureInPictureEnabled) return;
  const done = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  // The browser refuses before the first frame, for example. The picture then stays in the page.
  done.catch(() => undefined);
}

/** Milliseconds without a movement after which the controls are hidden. */
const REST_AFTER = 2800;

/** True if the controls should be shown: the mouse or the keyboard has just been used, or a tap has asked for them. */
function useControlsShown() {
  const [shown, setShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const rest = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), REST_AFTER);
  }, []);
  useEffect(() => {
    rest();
    return () => clearTimeout(timer.current);
  }, [rest]);

  const show = useCallback(() => {
    setShown(true);
    rest();
  }, [rest]);
  /** On a touch screen a tap shows the controls, and the next tap hides them. */
  const flip = useCallback(() => {
    clearTimeout(timer.current);
    setShown((before) => !before);
  }, []);
  const hide = useCallback(() => setShown(false), []);
  return { shown, show, flip, hide };
}

interface PlayerOverlayProps extends PlayerStageProps {
  readonly player: Player;
  readonly root: RefObject<HTMLElement | null>;
  readonly fullscreen: Fullscreen;
}

interface StateOfPlayProps extends PlayerStageProps {
  readonly player: Player;
  readonly view: PlayerView;
}

/** Silence that the browser asked for is the browser's; one press ends it. */
function UnmutePill({ onClick }: { readonly onClick: () => void }) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      position="absolute"
      top={3}
      insetInlineStart={3}
      display="inline-flex"
      alignItems="center"
      gap={2}
      minHeight="44px"
      paddingInline={4}
      borderRadius="full"
      background="scrim"
      color="ink"
      textStyle="small"
      fontWeight="600"
    >
      <MutedIcon />
      Unmute
    </chakra.button>
  );
}

/** On a full screen nothing else says which camera this is, and what time it is there. */
function FullscreenMark({ name, shown }: { readonly name: string; readonly shown: boolean }) {
  const time = useClockText((now) => campTime(campNow(now)));
  return (
    <chakra.p
      data-fullscreen-mark=""
      position="absolute"
      top={0}
      insetInline={0}
      paddingInline={5}
      paddingTop={4}
      paddingBottom={10}
      textAlign="right"
      color={overPicture.ink}
      pointerEvents="none"
      opacity={shown ? 1 : 0}
      transition="opacity 0.25s"
      background={`linear-gradient(to bottom, ${overPicture.shade(66)}, ${overPicture.shade(0)})`}
    >
      <chakra.span fontWeight={600} data-written="">
        {name}
      </chakra.span>
      {time && ` · ${time} at camp`}
    </chakra.p>
  );
}

function PausedMark({ compact }: { readonly compact: boolean }) {
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      inset={0}
      display="grid"
      placeItems="center"
      pointerEvents="none"
      background={overPicture.shade(35)}
    >
      <Box
        display="grid"
        placeItems="center"
        boxSize={compact ? 12 : 20}
        borderRadius="full"
        background="scrim"
        css={{ '& svg': { width: compact ? '22px' : '34px', height: 'auto' } }}
      >
        <PlaySolidIcon />
      </Box>
    </Box>
  );
}

/** What the player's state puts over the picture. */
function StateOfPlay({ player, view, stream, unlock, offer, compact = false }: StateOfPlayProps) {
  const { name } = stream;
  switch (view.phase) {
    case 'paused':
      return stream.source_kind === 'hls' && <PausedMark compact={compact} />;
    case 'blocked':
      return <PosterButton name={name} compact={compact} onPlay={() => player.play()} />;
    case 'locked':
      return (
        <LockedNotice name={name} unlock={unlock} compact={compact} signIn={view.facts.gate === 'sign-in'} />
      );
    case 'idle':
    case 'live':
    case 'behind':
      return null;
    case 'connecting':
    case 'stalled':
    case 'retrying':
    case 'offline':
    case 'failed':
      return (
        <PlayerNotice
          view={view}
          name={name}
          compact={compact}
          offer={offer}
          onTryNow={() => player.tryNow()}
        />
      );
  }
}

interface SurfaceProps {
  readonly onMouse: () => void;
  readonly onTouch: () => void;
  readonly onTwice: () => void;
}

/** What a press on the picture itself meets. */
function Surface({ onMouse, onTouch, onTwice }: SurfaceProps) {
  const press = ({ pointerType, button }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    if (pointerType === 'mouse') onMouse();
    else onTouch();
  };
  return <Box data-surface="" position="absolute" inset={0} onPointerUp={press} onDoubleClick={onTwice} />;
}

/** Everything that lies over the picture: its state in words, and the controls. A press on it gives it the keys. */
export function PlayerOverlay(props: PlayerOverlayProps) {
  const { player, root, fullscreen, stream, compact = false, barBelow } = props;
  const view = useStore({ subscribe: player.subscribe, read: player.view }, player.view());
  const controls = useControlsShown();
  const online = useOnline();
  useSurroundings(player, props.live, props.muted);
  const moving = view.phase === 'live' || view.phase === 'behind';
  usePlayerReports(view.phase, moving && !view.sound.muted && view.sound.volume > 0, props);
  const float = () => togglePictureInPicture(root.current);
  const actions = { toggleFullscreen: fullscreen.toggle, float };
  useLetterKeys(props.pageKeys === true, player, actions);
  const shown = controls.shown || !moving;
  // A frame of another site keeps its own presses, and nothing may lie over it while it plays.
  const framed = stream.source_kind === 'youtube';
  const isLost = view.phase === 'locked' || view.phase === 'failed';
  useTheatreEnd(isLost, props.theatre);
  const free = !isLost && view.phase !== 'blocked';
  return (
    <Box
      tabIndex={-1}
      position="absolute"
      inset={0}
      pointerEvents={framed ? 'none' : 'auto'}
      cursor={shown ? 'default' : 'none'}
      css={{ '& > *': framed ? { pointerEvents: 'auto' } : {} }}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && controls.show()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && controls.hide()}
      // A key may bring the focus from elsewhere, and a menu gives it back.
      onFocus={({ target }) => target.matches(':focus-visible') && controls.show()}
      onKeyDown={(event) => {
        controls.show();
        onPlayerKey(event, player, actions);
      }}
    >
      {!framed && (
        <Surface onMouse={() => player.toggle()} onTouch={controls.flip} onTwice={fullscreen.toggle} />
      )}
      <StateOfPlay {...props} view={view} />
      {fullscreen.active && !framed && <FullscreenMark name={stream.name} shown={shown} />}
      {view.silenced && moving && !compact && !framed && (
        <UnmutePill onClick={() => player.chooseSound(flipped({ ...view.sound, muted: true }))} />
      )}
      {free && !(framed && compact) && (
        <PlayerControls
          player={player}
          view={view}
          name={stream.name}
          compact={compact}
          below={barBelow}
          shown={shown}
          fullscreen={fullscreen}
          theatre={props.theatre}
          onFloat={float}
        />
      )}
      <VisuallyHidden as="output">
        {(props.group ? tileAnnouncement : announcement)(view.phase, stream.name, online)}
      </VisuallyHidden>
    </Box>
  );
}
