import type { SeenPicture } from '../../../lib/seen-picture.ts';
import type { Loss } from '../player-state.ts';
import type { PlaylistReading } from '../playlist-watch.ts';

export interface Quality {
  /** 'auto', or what the engine knows the rendition by. */
  readonly id: string;
  readonly name: string;
}

export interface Sound {
  readonly muted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** What an engine tells. Spans are in seconds. */
export interface EngineEvents {
  moving(): void;
  waiting(): void;
  /** The browser wants a gesture before it plays, or before it plays with sound. */
  blocked(): void;
  /** It was paused or resumed from outside: by media keys, a floating window or the frame itself. */
  pausedOutside(): void;
  playedOutside(): void;
  /** The system has changed the sound. */
  sounded(sound: Sound): void;
  /** How far behind the newest moment, where that is known, and how much of it is more than playing needs. */
  position(latency: number | undefined, behind: number): void;
  /** It has read the playlist. */
  playlist(reading: PlaylistReading): void;
  /** The server has begun anew: what the engine knows of the stream is void. */
  restarted(): void;
  lost(loss: Loss): void;
  /** The server does not accept the address (any more). */
  refused(): void;
  unplayable(): void;
  qualities(list: readonly Quality[], chosen: string, playing: string | undefined): void;
}

/** What plays: the same handful of verbs whatever is behind them. */
export interface PlayerEngine {
  /** What the controls may offer. */
  readonly can: {
    readonly quality: boolean;
    readonly goLive: boolean;
    readonly pictureInPicture: boolean;
  };
  /** Whether it reports the playlist that it reads, reads one without a word, or has none. */
  readonly playlist: 'reported' | 'unreported' | 'none';
  /** Starts again at the live edge. */
  load(url: string): void;
  /** Goes on with what it has after the network was away. False: it cannot, load instead. */
  resume(): boolean;
  /** The same stream under a renewed address, without an interruption where that is possible. */
  renew(url: string): void;
  /** Plays now, or as soon as it has something to play. */
  play(): void;
  pause(): void;
  setSound(sound: Sound): void;
  goLive(): void;
  setQuality(id: string): void;
  /** What it shows now. Undefined before the first picture, and where no page can know it. */
  seen(): SeenPicture | undefined;
  destroy(): void;
}

export type OpenEngine = (host: HTMLElement, events: EngineEvents) => PlayerEngine;
