import { randomUUID } from 'node:crypto';
import { type Action, may } from '@boma/domain/access/access.ts';
import type { Role } from '@boma/domain/access/staff.ts';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { type Clock, systemClock } from './clock.ts';
import { createLog, type Log } from './log.ts';

/** The API token of a call: its id in the store, the device it belongs to, and the moment of the sign-in there. */
export interface Session {
  readonly tokenId: string;
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
  /** The origin of the calling page, if that page belongs to the site. */
  readonly origin?: string;
  readonly userAgent: string;
}

/** The user who calls: an account with the API token that the call came with. */
export interface User {
  readonly uid: string;
  readonly session: Session;
}

/** What every verb gets besides its input. */
export interface Ctx {
  readonly requestId: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Absent where there is no request: triggers, schedules, scripts. */
  readonly client?: Client;
}

/** What a request has to leave in the audit log, and what it has left. All contexts of a request share one trail. */
export interface Trail {
  /** The actions that the caller was allowed, by the contract or by the verb. */
  readonly granted: Action[];
  readonly recorded: Action[];
}

/** A call whose caller is a user, never a guest. */
export interface UserCtx extends Ctx {
  readonly user: User;
  /** As `CallerCtx`. */
  active(): Promise<ActiveUserCtx>;
  /** For rules that depend on the target, such as another person's message. As `CallerCtx`. */
  staff(action: Action): Promise<StaffCtx>;
}

/** The caller's account exists, is not disabled, and this sign-in still counts: Firebase Auth was asked in this call. */
export interface ActiveUserCtx extends UserCtx {
  readonly account: UserRecord;
  /** From the account's claims as they are now. */
  readonly roles: readonly Role[];
}

/** The caller may take this action, by the account's claims as they are now. */
export interface StaffCtx extends ActiveUserCtx {
  readonly action: Action;
  readonly trail: Trail;
}

/** A trigger, a schedule or an operator script. */
export interface SystemCtx extends Ctx {
  readonly system: true;
}

/**
 * A call that anyone may make. Who calls is found out when it is first asked for, so that a call that does not depend on
 * it is never refused for a stale token.
 */
export interface CallerCtx extends Ctx {
  readonly trail: Trail;
  /**
   * Undefined for a guest.
   * @throws AppError `unauthenticated` for an unknown or revoked token, `token-expired` for an expired one.
   */
  caller(): Promise<User | undefined>;
  /** @throws AppError `unauthenticated` for a guest too. */
  user(): Promise<UserCtx>;
  /** As `active`, and for the owner of an account that a ban closed. @throws AppError as `active`, but never `banned`. */
  owner(): Promise<UserCtx>;
  /**
   * Asks Firebase Auth about the caller's account, once per request.
   * @throws AppError `unauthenticated` when the account is gone or the sign-in was ended, `banned`, `forbidden` when it is
   * disabled.
   */
  active(): Promise<ActiveUserCtx>;
  /** @throws AppError `forbidden` when the caller's roles do not allow the action. */
  staff(action: Action): Promise<StaffCtx>;
}

/** Where a request's context learns about its caller. */
export interface Callers {
  /**
   * The user whose token this request carries, undefined for a guest. `evenBanned` accepts a token that a ban ended.
   * @throws AppError as `CallerCtx.caller`.
   */
  readonly identify: (clock: Clock, evenBanned: boolean) => Promise<User | undefined>;
  /** The account as Firebase Auth has it now. @throws AppError as `CallerCtx.active`. */
  readonly accountOf: (user: User) => Promise<UserRecord>;
}

function once<T>(act: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= act();
    return result;
  };
}

/** A context without a caller: for public pages, and the base of all other contexts. */
export function baseContext(client?: Client): Ctx {
  const requestId = randomUUID();
  return { requestId, clock: systemClock(), log: createLog(requestId), ...(client && { client }) };
}

/** A request's context; its caller is identified at most once, and the account looked up at most once. */
export function callerContext(
  { identify, accountOf }: Callers,
  client?: Client,
  base: Ctx = baseContext(client),
): CallerCtx {
  const trail: Trail = { granted: [], recorded: [] };
  const caller = once(() => identify(base.clock, false));
  const contextOf = (found: User | undefined): UserCtx => {
    if (!found) throw new AppError('unauthenticated');
    return { ...base, user: found, active, staff };
  };
  const user = once(async () => contextOf(await caller()));
  const active = once(async (): Promise<ActiveUserCtx> => {
    const ctx = await user();
    const account = await accountOf(ctx.user);
    return { ...ctx, account, roles: rolesOf(account.customClaims) };
  });
  const owner = once(async (): Promise<UserCtx> => {
    try {
      return await active();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'banned') throw error;
      return contextOf(await identify(base.clock, true));
    }
  });
  const staff = async (action: Action): Promise<StaffCtx> => {
    const ctx = await active();
    if (!may(ctx, action)) throw new AppError('forbidden');
    trail.granted.push(action);
    return { ...ctx, action, trail };
  };
  return { ...base, trail, caller, user, owner, active, staff };
}

/** The context of triggers, schedules, operator scripts, Stripe's webhook and the seed. */
export function systemContext(base: Ctx = baseContext()): SystemCtx {
  return { ...base, system: true };
}
