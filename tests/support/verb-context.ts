import { accountOf } from '../../functions/src/accounts/standing-account.ts';
import {
  baseContext,
  type CallerCtx,
  callerContext,
  type SystemCtx,
  systemContext,
  type User,
  type UserCtx,
} from '../../functions/src/platform/context.ts';
import type { Log } from '../../functions/src/platform/log.ts';

export interface Alert {
  readonly message: string;
  readonly fields: unknown;
}

interface At {
  /** The business clock, which then stands still. Unix milliseconds. */
  readonly now?: number;
  /** The clock of tokens and limits, which then stands still. Unix milliseconds. */
  readonly real?: number;
  /** Collects what the verb logs as an error. */
  readonly alerts?: Alert[];
}

/**
 * The context of a verb that a test calls in this process instead of through the deployed function: as the user with this
 * id, or as the system. Staff and active users: `await contextAt({ uid }).staff('person.mute')`.
 */
export function contextAt(at: At & { readonly uid: string }): CallerCtx & UserCtx;
export function contextAt(at: At): SystemCtx;
export function contextAt({ uid, now, real, alerts = [] }: At & { readonly uid?: string }) {
  const plain = baseContext();
  const log: Log = {
    ...plain.log,
    error: (message, _error, fields) => alerts.push({ message, fields }),
  };
  const clock = {
    ...plain.clock,
    ...(now !== undefined && { now: async () => now }),
    ...(real !== undefined && { real: () => real }),
  };
  const base = { ...plain, log, clock };
  if (uid === undefined) return systemContext(base);
  const session = { tokenId: 'none', device: 'none', signedInAt: Date.now() };
  const user: User = { uid, session };
  return Object.assign(callerContext({ identify: async () => user, accountOf }, undefined, base), { user });
}
