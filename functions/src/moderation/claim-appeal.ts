import { AppError } from '@boma/domain/errors.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { newClaim } from './new-claim.ts';

/**
 * Tells colleagues that the caller works on this appeal. One that is decided, or that the user has replaced, gets no claim.
 * @throws AppError `not-found`; `unauthenticated`.
 */
export async function claimAppeal({
  ctx,
  input: { uid, sent_at },
}: {
  ctx: StaffCtx;
  input: { uid: string; sent_at: number };
}): Promise<void> {
  const document = store.appeals(uid);
  await firestore().runTransaction(async (transaction) => {
    const appeal = (await transaction.get(document)).data();
    if (!appeal) throw new AppError('not-found');
    const isOpen = appeal.state === 'open' && appeal.sent_at === sent_at;
    const claim = await newClaim(ctx, transaction, isOpen ? [appeal.claim] : []);
    if (!claim) return;
    transaction.update(document, store.appeals.patch({ claim }));
    recordAction(ctx, transaction, {
      target: document.path,
      person: uid,
      after: { claimed_until: claim.until },
    });
  });
}
