import type { Watching } from '@boma/domain/accounts/watching.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { PlayerLink } from './player-link.ts';
import type { Phase } from './player-state.ts';

/** A switch that the page gives the player: the picture as large as the window. */
export interface Theatre {
  readonly active: boolean;
  readonly toggle: () => void;
}

export interface CameraPlayerProps {
  readonly stream: StreamView;
  /** Whether this viewer watches this camera. */
  readonly watching: Watching;
  /** True if the last manifest check found the camera live; undefined while that is unknown. */
  readonly live: boolean | undefined;
  /** A live camera to go to while this one is off the air. */
  readonly offer?: PlayerLink | undefined;
  /** Where a viewer can become a member; shown on a locked camera. */
  readonly unlock?: PlayerLink | undefined;
  /** The picture shown before the video; 16:9. */
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
  /** Called when this player begins or ceases to sound. */
  readonly onSoundChange?: ((sounding: boolean) => void) | undefined;
  /** Called with each state of the player; with `idle` when it has gone, as where stills take its place. */
  readonly onPhase?: ((phase: Phase) => void) | undefined;
  /** Called when another player of the page has paused this one. */
  readonly onDisplaced?: (() => void) | undefined;
  /** The player's letters work on the whole page, not only inside the player. */
  readonly pageKeys?: boolean;
  readonly theatre?: Theatre | undefined;
}

export interface PlayerStageProps extends CameraPlayerProps {
  /** True if the viewer pressed the poster, which is gone now: the controls take the focus. */
  readonly takeFocus: boolean;
  /** True if the controls are below the picture. */
  readonly barBelow: boolean;
}
