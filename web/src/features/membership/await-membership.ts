import type { Clock } from '../../lib/timing/clock.ts';

/** Milliseconds between two checks, until the page says that it takes long, and until it gives up. */
export const LOOK_EVERY = 2000;
export const SLOW_AFTER = 8000;
export const GIVE_UP_AFTER = 120_000;
/** Every third check also asks Stripe. */
const ASK_EVERY = 3;

export type Wait = 'fresh' | 'slow' | 'over';

export interface AwaitingWorld {
  /** Answers whether the user is a member by now. */
  readonly look: (ask: boolean) => Promise<boolean>;
  /** Calls `start` while the page is visible. Returns a function that stops for good, as `lib/while-seen.ts` does. */
  readonly whileSeen: (start: () => () => void) => () => void;
  readonly clock: Clock;
}

/**
 * Checks repeatedly, while the page is visible, until the user is a member or the wait is over. `tell` reports how long
 * the wait has lasted. A failed check is repeated like any other. Returns a function that stops the checks.
 */
export function awaitMembership(
  { look, whileSeen, clock }: AwaitingWorld,
  tell: (wait: Wait) => void,
): () => void {
  return whileSeen(() => {
    const began = clock.now();
    let looks = 0;
    let ended = false;
    let callOff = () => {};
    const round = async () => {
      const isMember = await look(looks % ASK_EVERY === 0).catch(() => false);
      looks += 1;
      if (ended || isMember) return;
      const waited = clock.now() - began;
      if (waited >= GIVE_UP_AFTER) return tell('over');
      tell(waited >= SLOW_AFTER ? 'slow' : 'fresh');
      callOff = clock.after(LOOK_EVERY, () => void round());
    };
    void round();
    return () => {
      ended = true;
      callOff();
    };
  });
}
