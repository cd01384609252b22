/** Time as what waits and retries sees it; tests bring their own. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Acts once after so many milliseconds; the function returned calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, act) {
    const timer = setTimeout(act, Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};
