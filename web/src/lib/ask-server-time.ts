import { fetchHeaders } from './api-client.ts';
import { logFailure } from './log.ts';
import { isServerTimeKnown } from './server-clock.ts';

/** Milliseconds that the answer may take. */
const PATIENCE = 3000;
/** Milliseconds from one question to the next. */
const ASKED_SELDOM = 60_000;

let asking: Promise<void> | undefined;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks for the server's time if no answer has told it yet. Resolves when it is known or cannot be had; then the device's
 * clock counts. `fetchHeaders` learns from the answer as every call does.
 */
export function askServerTime(): Promise<void> {
  if (isServerTimeKnown()) return Promise.resolve();
  if (asking) return asking;
  if (performance.now() - askedAt < ASKED_SELDOM) return Promise.resolve();
  askedAt = performance.now();
  asking = fetchHeaders('live', { timeout: PATIENCE })
    .then(
      () => undefined,
      (cause: unknown) => logFailure("Asking for the server's time", cause),
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}
