import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import type { Clock } from '../../lib/timing/clock.ts';
import type { ProbeResult } from './api/probe-playlist.ts';
import type { OpenEngine, Quality, Sound } from './engines/player-engine.ts';
import type { PlayerSound } from './player-sound.ts';
import type { Phase, PlayerFacts } from './player-state.ts';

export interface PlayerView {
  readonly facts: PlayerFacts;
  readonly phase: Phase;
  readonly sound: Sound;
  /** True if the sound is off only because the browser requires a gesture before it plays sound. */
  readonly silenced: boolean;
  readonly qualities: readonly Quality[];
  readonly quality: string;
  readonly playingQuality: string | undefined;
}

export interface PlayerOptions {
  readonly host: HTMLElement;
  readonly openEngine: OpenEngine;
  readonly clock: Clock;
  readonly request: () => Promise<Playback>;
  readonly probe: (url: string) => Promise<ProbeResult>;
  readonly sound: PlayerSound;
  readonly live: boolean | undefined;
  readonly group: string | undefined;
  /** Called when another player has paused this one. */
  readonly onDisplaced?: () => void;
}
