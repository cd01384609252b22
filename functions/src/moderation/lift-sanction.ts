import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import { deleteTokensEndedByBan } from '../accounts/api-tokens.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { requireModerable } from './require-moderable.ts';
import { syncDisabled } from './sync-disabled.ts';

/**
 * Ends a sanction. A user whose account it closed has to sign in again. A trigger enables the account too,
 * and restores the renewals at Stripe.
 * @throws AppError `not-found` for an unknown user or one without a sanction; `forbidden`; `conflict` for the caller
 * themselves, and when staff have imposed another sanction since the read; that one stays.
 */
export async function liftSanction({
  ctx,
  input: { uid },
}: {
  ctx: StaffCtx;
  input: { uid: string };
}): Promise<void> {
  await requireModerable(ctx, uid);
  const document = store.sanctions(uid);
  const sanction = (await document.get()).data();
  if (!sanction) throw new AppError('not-found');
  await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(document)).data();
    if (!isDeepStrictEqual(before, sanction)) throw new AppError('conflict');
    transaction.delete(document);
    recordAction(ctx, transaction, { target: document.path, person: uid, before: sanction });
  });
  if (!closesAccount(sanction.kind)) return;
  await syncDisabled(uid);
  await deleteTokensEndedByBan(uid);
}
