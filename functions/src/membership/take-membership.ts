import { AppError } from '@boma/domain/errors.ts';
import { deriveClaims } from '../accounts/derive-claims.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/** Takes back the membership that staff gave a user. What they pay for stays as it is. @throws AppError `not-found`. */
export async function takeMembership({
  ctx,
  input: { uid },
}: {
  ctx: StaffCtx;
  input: { uid: string };
}): Promise<void> {
  const document = store.users(uid);
  await firestore().runTransaction(async (transaction) => {
    const user = (await transaction.get(document)).data();
    if (!user) throw new AppError('not-found');
    const before = user.membership_given_until;
    if (before === null) return recordNoChange(ctx);
    const taken = store.users.patch({
      membership_given_until: null,
      membership_given_at: null,
      membership_given_reason: '',
      membership_given_by: null,
    });
    transaction.update(document, taken);
    recordAction(ctx, transaction, {
      target: document.path,
      person: uid,
      before: { membership_given_until: before },
      after: { membership_given_until: null },
    });
  });
  await deriveClaims({ ctx, input: { uid } });
}
