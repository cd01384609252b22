import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { logFailure } from '../../../lib/log.ts';
import type { PlayerLink } from '../player-link.ts';
import { LockedNotice } from './locked-notice.tsx';
import { PlayerFrame } from './player-frame.tsx';
import { PlayerMissing } from './player-missing.tsx';
import type { PlayerStageProps } from './player-stage.tsx';
import { PosterButton } from './poster-button.tsx';

const PlayerStage = lazy<ComponentType<PlayerStageProps>>(() =>
  import('./player-stage.tsx').catch((cause: unknown) => {
    logFailure('Loading the player', cause);
    return { default: PlayerMissing };
  }),
);

export interface CameraPlayerProps {
  readonly stream: StreamView;
  /** Whether the viewer may watch subscriber-only cameras. */
  readonly member: boolean;
  /** What the last manifest check said; undefined while it is not known. */
  readonly live: boolean | undefined;
  /** A live camera to go to while this one is off the air. */
  readonly offer?: PlayerLink | undefined;
  /** Where a viewer becomes a member; shown on a locked camera. */
  readonly unlock?: PlayerLink | undefined;
  /** The picture before the picture; 16:9. */
  readonly poster: string;
  /** Plays as soon as the page is alive. Default true: the page's main player. */
  readonly autoplay?: boolean;
  /** Starts without sound whatever the viewer chose last; a change is followed. */
  readonly muted?: boolean;
  /** A small tile: play, sound and fullscreen only. */
  readonly compact?: boolean;
  /** Players of one group play side by side and one of them sounds; without a group one player plays per page. */
  readonly group?: string | undefined;
  /** CSS aspect ratio. Default 16 / 9. */
  readonly ratio?: string;
  /** Told when this player begins or ceases to be heard. */
  readonly onSoundChange?: ((sounding: boolean) => void) | undefined;
}

/** A camera: its poster first, the player itself only once the viewer wants to watch. */
export function CameraPlayer(props: CameraPlayerProps) {
  const { stream, member, autoplay = true, poster, compact = false, ratio, unlock } = props;
  const alive = useHydrated();
  const [asked, setAsked] = useState(false);
  const locked = stream.subscriber_only && !member;
  // Nothing may lie over YouTube's player, so its controls are below it; in a tile the frame's own controls are used.
  const barBelow = stream.source_kind === 'youtube' && !compact;
  // The list that comes after the stored copy may have moved the camera to another source.
  const source = [stream.slug, stream.youtube_id ?? stream.code, stream.subscriber_only].join();
  return (
    <PlayerFrame name={stream.name} poster={poster} ratio={ratio} barBelow={barBelow}>
      {locked && <LockedNotice name={stream.name} unlock={unlock} compact={compact} />}
      {!locked && alive && (asked || autoplay) && (
        <Suspense>
          <PlayerStage key={source} {...props} barBelow={barBelow} takeFocus={asked} />
        </Suspense>
      )}
      {!locked && !(alive && (asked || autoplay)) && (
        <PosterButton name={stream.name} compact={compact} onPlay={() => setAsked(true)} />
      )}
    </PlayerFrame>
  );
}
