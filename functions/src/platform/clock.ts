import type { Millis } from '@boma/domain/time.ts';
import { isEmulator } from './params.ts';
import { store } from './store.ts';

export interface Clock {
  /** The business clock, for memberships and shows. The emulators can shift it. */
  now(): Promise<Millis>;
  /** The clock of tokens, signatures and server timestamps. It is never shifted: other parties check those by their own. */
  real(): Millis;
}

/** Real time. On the emulators `now` adds the offset stored in `dev/clock`. */
export function systemClock(): Clock {
  return {
    real: () => Date.now(),
    now: async () => {
      if (!isEmulator()) return Date.now();
      const shift = (await store.clockShift().get()).data();
      return Date.now() + (shift?.offset_ms ?? 0);
    },
  };
}
