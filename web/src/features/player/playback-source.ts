import { AppError } from '@boma/domain/errors.ts';
import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import type { Clock } from '../../lib/timing/clock.ts';

/** A token is renewed this many milliseconds before it expires, as a reserve for slow networks. */
const RESERVE = 90_000;
const RENEW_FAILED_PAUSE = 5000;

/** When to ask for the next token, as unix milliseconds: before the reserve begins, but never at once. */
export function renewAt(expiresAt: number, now: number): number {
  const left = expiresAt * 1000 - now;
  return now + Math.max(left / 2, left - RESERVE, 1000);
}

export interface PlaybackSource {
  /** A valid address of the playlist. @throws AppError if the server refuses. */
  address(options?: { readonly fresh: boolean }): Promise<string>;
  stop(): void;
}

export interface PlaybackSourceOptions {
  readonly clock: Clock;
  readonly request: () => Promise<Playback>;
  /** A signed address has been renewed; the old one stays valid for a while. */
  readonly onRenewed: (url: string) => void;
  /** The server no longer lets this viewer watch. */
  readonly onRefused: (error: AppError) => void;
}

/** True if the server refuses this viewer, so that a retry cannot help. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && ['unauthenticated', 'token-expired', 'forbidden'].includes(error.code);

/** Keeps the address of a playlist valid: a signed address is renewed before it expires; an open one never changes. */
export function openPlaybackSource(options: PlaybackSourceOptions): PlaybackSource {
  const { clock } = options;
  let held: Playback | undefined;
  let callOff: (() => void) | undefined;
  let stopped = false;

  function schedule(milliseconds: number): void {
    callOff?.();
    if (!stopped) callOff = clock.after(milliseconds, () => void renew());
  }

  function hold(playback: Playback): string {
    held = playback;
    if (playback.expires_at !== null) schedule(renewAt(playback.expires_at, clock.now()) - clock.now());
    return playback.url;
  }

  async function renew(): Promise<void> {
    try {
      const url = hold(await options.request());
      if (!stopped) options.onRenewed(url);
    } catch (cause) {
      if (stopped) return;
      if (isRefusal(cause)) options.onRefused(cause);
      else schedule(RENEW_FAILED_PAUSE);
    }
  }

  const isGood = (playback: Playback) =>
    playback.expires_at === null || playback.expires_at * 1000 > clock.now() + 1000;

  return {
    async address({ fresh } = { fresh: false }) {
      return held && !fresh && isGood(held) ? held.url : hold(await options.request());
    },
    stop() {
      stopped = true;
      callOff?.();
    },
  };
}
