import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from './clock.ts';
import { createLog, type Log } from './log.ts';

/** Who acts. `system` is a trigger, a schedule or a script of the operator. */
export type Actor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly uid: string }
  | { readonly kind: 'system' };

/** What every verb gets besides its input. */
export interface Ctx {
  readonly requestId: string;
  readonly clock: Clock;
  readonly log: Log;
  /**
   * Resolved when first asked for: a call that does not depend on who calls is never refused for a stale token.
   * @throws AppError `unauthenticated` for an unknown or revoked token, `token-expired` for an expired one.
   */
  actor(): Promise<Actor>;
}

/** A request's context; `identify` is called at most once. */
export function createContext(identify: (clock: Clock) => Promise<Actor>): Ctx {
  const clock = systemClock();
  const requestId = randomUUID();
  let actor: Promise<Actor> | undefined;
  return {
    requestId,
    clock,
    log: createLog(requestId),
    actor: () => {
      actor ??= identify(clock);
      return actor;
    },
  };
}

/** The context of triggers, schedules and the seed. */
export function systemContext(): Ctx {
  return createContext(async () => ({ kind: 'system' }));
}
