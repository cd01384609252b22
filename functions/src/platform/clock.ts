import { collections } from '@boma/domain/collections.ts';
import { z } from 'zod';
import { readDocument } from './firestore.ts';
import { isEmulator } from './params.ts';

const shiftSchema = z.looseObject({ offset_ms: z.int() });

/** Times are unix milliseconds. */
export interface Clock {
  /** What the business goes by: memberships, shows. The emulators can shift it. */
  now(): Promise<number>;
  /** What tokens, signatures and server timestamps go by: never shifted, since others check them by their own clock. */
  real(): number;
}

/** Real time; on the emulators `now` adds the offset kept in `dev/clock`. */
export function systemClock(): Clock {
  return {
    real: () => Date.now(),
    now: async () => {
      if (!isEmulator()) return Date.now();
      const shift = await readDocument(`${collections.dev}/clock`, shiftSchema);
      return Date.now() + (shift?.offset_ms ?? 0);
    },
  };
}
