import { AppError } from '@boma/domain/errors.ts';
import { PLAYBACK_TOKEN_SECONDS } from '@boma/domain/streams/streams.constants.ts';
import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import { retryPause } from '../../lib/timing/backoff.ts';
import type { Clock } from '../../lib/timing/clock.ts';

/** A token is renewed this many milliseconds before it expires, as a reserve for slow networks. */
const RESERVE = 90_000;
/** A signed address lives for minutes. What says less or more is a wrong clock, and does not decide the rhythm. */
const LIFETIME = { least: 60_000, most: PLAYBACK_TOKEN_SECONDS * 1000 } as const;

/** The tokens of all members expire together. Their players ask for the next ones over so many milliseconds. */
const SPREAD = 60_000;

/**
 * Milliseconds to wait with the next token: until the reserve begins or a little less, or for half of a short lifetime.
 * Never less than half a minute and never more than the server's tokens live, whatever a clock says. @param left milliseconds
 * until the token expires. @param random from 0 up to 1
 */
export function renewIn(left: number, random: number): number {
  const lifetime = Math.min(LIFETIME.most, Math.max(LIFETIME.least, left));
  const latest = Math.max(lifetime / 2, lifetime - RESERVE);
  return latest - random * Math.min(SPREAD, latest - lifetime / 2);
}

export interface PlaybackSource {
  /** A valid address of the playlist. @throws AppError if the server refuses. */
  address(options?: { readonly fresh: boolean }): Promise<string>;
  /** The address that the server answered last, without asking it: it may have expired. Empty before the first answer. */
  newest(): string;
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
  let held = { url: '', until: 0 };
  let failures = 0;
  let callOff: (() => void) | undefined;
  let stopped = false;

  function schedule(milliseconds: number): void {
    callOff?.();
    if (!stopped) callOff = clock.after(milliseconds, () => void renew());
  }

  function hold(playback: Playback): string {
    failures = 0;
    // The answer itself told the server's time.
    const left =
      playback.expires_at === null
        ? Number.POSITIVE_INFINITY
        : playback.expires_at * 1000 - clock.serverNow();
    held = { url: playback.url, until: clock.now() + left };
    if (playback.expires_at !== null) schedule(renewIn(left, clock.random()));
    return playback.url;
  }

  function pauseAfter(cause: unknown): number {
    failures += 1;
    const wished = cause instanceof AppError ? (cause.details.retryAfter ?? 0) * 1000 : 0;
    return Math.max(wished, retryPause(failures, clock.random()));
  }

  async function renew(): Promise<void> {
    try {
      const url = hold(await options.request());
      if (!stopped) options.onRenewed(url);
    } catch (cause) {
      if (stopped) return;
      if (isRefusal(cause)) options.onRefused(cause);
      else schedule(pauseAfter(cause));
    }
  }

  return {
    async address({ fresh } = { fresh: false }) {
      return !fresh && held.until > clock.now() + 1000 ? held.url : hold(await options.request());
    },
    newest: () => held.url,
    stop() {
      stopped = true;
      callOff?.();
    },
  };
}
