import { hasStills } from '@boma/domain/streams/streams.policy.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { Box } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { useFullscreen } from '../hooks/use-fullscreen.ts';
import { type Obstacle, usePlayer } from '../hooks/use-player.ts';
import type { PlayerStageProps } from '../player-props.ts';
import type { Phase } from '../player-state.ts';
import { NoticePanel, NoticeText, TextButton } from './notice-panel.tsx';
import { Waiting } from './player-notice.tsx';
import { PlayerOverlay } from './player-overlay.tsx';
import { StillUntilFilm } from './still-until-film.tsx';

interface ObstacleNoticeProps {
  readonly obstacle: Obstacle;
  readonly name: string;
  readonly compact: boolean;
  readonly onRetry: () => void;
}

function ObstacleNotice({ obstacle, name, compact, onRetry }: ObstacleNoticeProps) {
  const text =
    obstacle === 'unsupported' ? `This browser cannot play ${name}` : 'The player could not be loaded';
  return (
    <NoticePanel compact={compact}>
      <NoticeText compact={compact}>{text}</NoticeText>
      {/* oxlint-disable-next-line house/asks-again -- It lies over the picture, with the other notices of the player. */}
      {obstacle === 'not-loaded' && <TextButton onClick={onRetry}>Try again</TextButton>}
    </NoticePanel>
  );
}

/**
 * Many buttons over the picture go when they are pressed: the focus is at play and pause then, or at the frame while these are not
 * shown. `take`: the viewer has asked for the player, so it takes the focus when it is ready.
 */
function usePlayerFocus(root: RefObject<HTMLElement | null>, ready: boolean, take: boolean) {
  const place = useMemo(() => {
    const frame = () => root.current?.closest<HTMLElement>('section') ?? null;
    return {
      frame,
      // Looked up when the focus is lost: the controls come and go.
      get current() {
        return root.current?.querySelector<HTMLElement>('[data-play]') ?? frame();
      },
    };
  }, [root]);
  useEffect(() => {
    const holder = document.activeElement ?? document.body;
    if (ready && (holder === place.frame() || (take && holder === document.body)))
      place.current?.focus({ preventScroll: true });
  }, [place, ready, take]);
  return useKeptFocus(place);
}

/** The player behind the poster: the engine's own element, and everything that lies over it. */
export default function PlayerStage(props: PlayerStageProps) {
  const { stream, compact = false, barBelow, takeFocus } = props;
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { player, obstacle, retry } = usePlayer(host, {
    stream,
    live: props.live,
    muted: props.muted,
    group: props.group,
    onDisplaced: props.onDisplaced,
  });
  const fullscreen = useFullscreen(root);
  const keptFocus = usePlayerFocus(root, player !== undefined, takeFocus);
  const [hasMoved, setHasMoved] = useState(false);
  const onPhase = (phase: Phase) => {
    if (phase === 'live' || phase === 'behind') setHasMoved(true);
    props.onPhase?.(phase);
  };
  return (
    <Box
      ref={root}
      {...keptFocus}
      position="absolute"
      inset={0}
      css={{
        containerType: 'inline-size',
        containerName: 'player',
        '&:fullscreen': { background: overPicture.void },
      }}
    >
      {props.live && !hasMoved && hasStills(stream) && <StillUntilFilm stream={stream} />}
      <Box
        ref={host}
        position="absolute"
        inset={0}
        bottom={barBelow ? 12 : 0}
        css={{ '& > *': { width: '100%', height: '100%', objectFit: 'contain' } }}
      />
      {player && (
        <PlayerOverlay {...props} onPhase={onPhase} player={player} root={root} fullscreen={fullscreen} />
      )}
      {!player && obstacle && (
        <ObstacleNotice obstacle={obstacle} name={stream.name} compact={compact} onRetry={retry} />
      )}
      {!player && !obstacle && <Waiting>Connecting to {stream.name} …</Waiting>}
    </Box>
  );
}
