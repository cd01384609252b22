import type { Clock } from '../../lib/timing/clock.ts';

/** Milliseconds between two looks, until waiting is worth a word, and until it is given up. */
export const LOOK_EVERY = 2000;
export const SLOW_AFTER = 8000;
export const GIVE_UP_AFTER = 120_000;
/** Each so many looks the payment provider is asked too. */
const ASK_EVERY = 3;

export type Wait = 'fresh' | 'slow' | 'over';

export interface AwaitingWorld {
  /** Answers whether the user is a member by now. */
  readonly look: (ask: boolean) => Promise<boolean>;
  /** Runs something while the page is seen. */
  readonly whileSeen: (start: () => () => void) => () => void;
  readonly clock: Clock;
}

/**
 * Looks again and again, while the page is seen, until somebody is a member; `tell` hears how long that has been going
 * on. A look that fails is made again like any other. Answers what ends it.
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
