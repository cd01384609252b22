import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from './clock.ts';
import { createLog, type Log } from './log.ts';

/** The API token that a person came with: where it is stored, which device it is of, and when they signed in there. */
export interface Session {
  readonly path: string;
  readonly device: string;
  /** Unix milliseconds. */
  readonly signedInAt: number;
}

/**
 * Where a request comes from. Its address is for limits alone and is never logged; absent behind the emulators, which
 * pass none on.
 */
export interface Client {
  readonly address?: string;
  /** Of the page that asks, where it is one of ours. */
  readonly origin?: string;
  readonly userAgent: string;
}

/** Who acts. `system` is a trigger, a schedule or a script of the operator. */
export type Actor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly uid: string; readonly session?: Session }
  | { readonly kind: 'system' };

/** What every verb gets besides its input. */
export interface Ctx {
  readonly requestId: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Absent where there is no request: triggers, schedules, scripts. */
  readonly client?: Client;
  /**
   * Resolved when first asked for: a call that does not depend on who calls is never refused for a stale token.
   * @throws AppError `unauthenticated` for an unknown or revoked token, `token-expired` for an expired one.
   */
  actor(): Promise<Actor>;
}

/** A request's context; `identify` is called at most once. */
export function createContext(identify: (clock: Clock) => Promise<Actor>, client?: Client): Ctx {
  const clock = systemClock();
  const requestId = randomUUID();
  let actor: Promise<Actor> | undefined;
  return {
    requestId,
    clock,
    log: createLog(requestId),
    ...(client && { client }),
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
