import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { hasMemberAccess } from '../accounts/member-access.ts';
import type { ActiveUserCtx, CallerCtx, UserCtx } from '../platform/context.ts';
import { takeToken } from '../platform/take-token.ts';

/** A wall of nine cameras that is opened six times in a row, and then an address every ten seconds. */
const ADDRESSES_PER_PERSON: Allowance = { capacity: 60, refillMs: 10_000 };

/**
 * Lets members watch, and staff by their role. Account and entitlement are read at each call. So a refund, a ban or a new
 * password ends playback when the signed address ends, within minutes, even for a stolen API token.
 * @throws AppError `unauthenticated`, `banned`, `forbidden`.
 */
export async function requireEntitled(ctx: CallerCtx | UserCtx): Promise<ActiveUserCtx> {
  const active = await ctx.active();
  if (!(await hasMemberAccess(active))) throw new AppError('forbidden');
  return active;
}

/**
 * As `requireEntitled`, for a signed address, of which one person gets so many.
 * @throws AppError as `requireEntitled`; `too-many-requests`.
 */
export async function requireSignable(ctx: CallerCtx): Promise<void> {
  const { uid } = (await requireEntitled(ctx)).user;
  await takeToken({ ctx, input: { owner: `playback by person ${uid}`, allowance: ADDRESSES_PER_PERSON } });
}
