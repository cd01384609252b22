import type { Clock } from './clock.ts';

export interface FakeClock extends Clock {
  /** Sets how far the server's clock is ahead, in milliseconds. */
  setServerAhead(milliseconds: number): void;
  /** Advances the time and runs the callbacks that fall due. */
  pass(milliseconds: number): Promise<void>;
}

/** A clock that only `pass` moves. Its random number is always one half. */
export function fakeClock(start = 1_000_000): FakeClock {
  let now = start;
  let serverAhead = 0;
  const due = new Map<() => void, number>();
  return {
    now: () => now,
    serverNow: () => now + serverAhead,
    setServerAhead: (milliseconds) => void (serverAhead = milliseconds),
    random: () => 0.5,
    after(milliseconds, act) {
      const entry = () => act();
      due.set(entry, now + Math.max(0, milliseconds));
      return () => void due.delete(entry);
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        // The work that the last callback started settles before the next callback.
        await new Promise((resolve) => setImmediate(resolve));
        const next = [...due].filter(([, at]) => at <= end).toSorted((a, b) => a[1] - b[1])[0];
        if (!next) break;
        due.delete(next[0]);
        now = Math.max(now, next[1]);
        next[0]();
      }
      now = end;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
