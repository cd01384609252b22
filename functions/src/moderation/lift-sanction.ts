import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import { deleteTokensEndedByBan } from '../accounts/api-tokens.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { addressForAnswer, queueAnswer } from './appeal-answer.ts';
import { requireModerable } from './require-moderable.ts';
import { syncDisabled } from './sync-disabled.ts';

/**
 * Ends a sanction, which also answers an open appeal against it. A user whose account it closed has to sign in again. A
 * trigger enables the account too, and restores the renewals at Stripe.
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
  const [address, now] = await Promise.all([addressForAnswer(uid), ctx.clock.now()]);
  await firestore().runTransaction(async (transaction) => {
    const [before, appealed, user] = await Promise.all([
      transaction.get(document),
      transaction.get(store.appeals(uid)),
      transaction.get(store.users(uid)),
    ]);
    if (!isDeepStrictEqual(before.data(), sanction)) throw new AppError('conflict');
    transaction.delete(document);
    const appeal = appealed.data();
    if (appeal?.state === 'open' && appeal.imposed_at === sanction.imposed_at) {
      const lifted = { state: 'lifted', decided_by: ctx.user.uid, decided_at: now, claim: null } as const;
      transaction.update(appealed.ref, store.appeals.patch(lifted));
      if (user.exists) queueAnswer(ctx, transaction, { uid, address, outcome: 'lifted', words: '' });
    }
    recordAction(ctx, transaction, { target: document.path, person: uid, before: sanction });
  });
  if (!closesAccount(sanction.kind)) return;
  await syncDisabled(uid);
  await deleteTokensEndedByBan(uid);
}
