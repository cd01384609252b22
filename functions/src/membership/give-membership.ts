import { AppError } from '@boma/domain/errors.ts';
import type { GiveMembershipInput } from '@boma/domain/membership/gifts.schema.ts';
import { deriveClaims } from '../accounts/derive-claims.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

const DAY_MS = 86_400_000;

/**
 * Gives a user the access of a member for some days from now, in place of what was given before. What they pay for stays as
 * it is: the sync with Stripe never reads or writes what staff gave. @throws AppError `not-found`.
 */
export async function giveMembership({
  ctx,
  input: { uid, days, reason },
}: {
  ctx: StaffCtx;
  input: GiveMembershipInput;
}): Promise<void> {
  const now = await ctx.clock.now();
  const until = now + days * DAY_MS;
  const document = store.users(uid);
  await firestore().runTransaction(async (transaction) => {
    const user = (await transaction.get(document)).data();
    if (!user) throw new AppError('not-found');
    const given = store.users.patch({
      membership_given_until: until,
      membership_given_at: now,
      membership_given_reason: reason,
      membership_given_by: ctx.user.uid,
    });
    transaction.update(document, given);
    recordAction(ctx, transaction, {
      target: document.path,
      person: uid,
      before: { membership_given_until: user.membership_given_until },
      after: { membership_given_until: until },
      reason,
    });
  });
  await deriveClaims({ ctx, input: { uid } });
}
