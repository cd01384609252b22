import { AppError } from '@boma/domain/errors.ts';
import { readMember } from '../accounts/read-member.ts';
import type { CallerCtx } from '../platform/context.ts';

/**
 * Account and entitlement are read at each call. So a refund, a ban or a new password ends playback when the signed
 * address ends, within minutes, even for a stolen API token.
 * @throws AppError `unauthenticated`, `banned`, `forbidden`.
 */
export async function requireEntitled(ctx: CallerCtx): Promise<void> {
  const { user } = await ctx.active();
  if (!(await readMember(user.uid, await ctx.clock.now()))) throw new AppError('forbidden');
}
