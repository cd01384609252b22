import { serverNow } from '../server-clock.ts';

/** Time as what waits and retries sees it; tests bring their own. */
export interface Clock {
  /** Unix milliseconds that only go forward: for what waits, and never for a time that the server wrote. */
  now(): number;
  /** Unix milliseconds by the server's clock. It can leap when the page learns the server's time. */
  serverNow(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Acts once after so many milliseconds; the function returned calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

const loadedAt = Date.now() - performance.now();

export const browserClock: Clock = {
  // Of `Date.now()` a pause of seconds can become one of hours, when the device's clock is set back.
  now: () => loadedAt + performance.now(),
  serverNow,
  random: () => Math.random(),
  after(milliseconds, act) {
    const timer = setTimeout(act, Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};
