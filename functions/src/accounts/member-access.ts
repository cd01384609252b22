import { may } from '@boma/domain/access/access.ts';
import { isEntitled, isMember } from '@boma/domain/membership/membership.policy.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';

/**
 * True if what members get is open to the user: to staff by their role, to others by what they paid for or were given. Most
 * members pay, so what staff gave is read last.
 */
export async function hasMemberAccess(ctx: ActiveUserCtx): Promise<boolean> {
  if (may(ctx, 'paid.read')) return true;
  const { uid } = ctx.user;
  const now = await ctx.clock.now();
  const membership = (await store.membership(uid).get()).data();
  if (isEntitled(membership, now)) return true;
  return isMember(membership, (await store.users(uid).get()).data(), now);
}
