import { may } from '@boma/domain/access/access.ts';
import { AppError } from '@boma/domain/errors.ts';
import { readMember } from '../accounts/read-member.ts';
import type { CallerCtx, UserCtx } from '../platform/context.ts';

/**
 * Lets members watch, and staff by their role. Account and entitlement are read at each call. So a refund, a ban or a new password ends playback when the signed
 * address ends, within minutes, even for a stolen API token.
 * @throws AppError `unauthenticated`, `banned`, `forbidden`.
 */
export async function requireEntitled(ctx: CallerCtx | UserCtx): Promise<void> {
  const active = await ctx.active();
  if (may(active, 'paid.read')) return;
  if (!(await readMember(active.user.uid, await ctx.clock.now()))) throw new AppError('forbidden');
}
