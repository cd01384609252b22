import { AppError } from '@boma/domain/errors.ts';
import { isDocumentId } from '@boma/domain/identifiers.ts';
import {
  GIVE_MEMBERSHIP_UNTIL,
  GIVEN_MEMBERSHIP_MAX_MS,
  type GiveMembershipInput,
} from '@boma/domain/moderation/person-page.schema.ts';
import { deriveClaims } from '../accounts/derive-claims.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/**
 * Gives a user the access of a member until a moment, or takes it away. What they pay for stays as it is: the sync with
 * Stripe never reads or writes what staff gave.
 * @throws AppError `not-found`; `invalid-input` for a moment that has passed or is too far away.
 */
export async function giveMembership({
  ctx,
  input: { uid, until },
}: {
  ctx: StaffCtx;
  input: GiveMembershipInput;
}): Promise<void> {
  const now = await ctx.clock.now();
  if (until !== null && (until <= now || until > now + GIVEN_MEMBERSHIP_MAX_MS))
    throw new AppError('invalid-input', { errors: { until: [GIVE_MEMBERSHIP_UNTIL] } });
  if (!isDocumentId(uid)) throw new AppError('not-found');
  const document = store.users(uid);
  await firestore().runTransaction(async (transaction) => {
    const user = (await transaction.get(document)).data();
    if (!user) throw new AppError('not-found');
    const before = user.membership_given_until;
    if (before === until) return recordNoChange(ctx);
    transaction.update(document, store.users.patch({ membership_given_until: until }));
    recordAction(ctx, transaction, {
      target: document.path,
      person: uid,
      before: { membership_given_until: before },
      after: { membership_given_until: until },
    });
  });
  await deriveClaims({ ctx, input: { uid } });
}
