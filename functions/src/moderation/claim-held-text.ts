import { AppError } from '@boma/domain/errors.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { newClaim } from './new-claim.ts';

/**
 * Tells colleagues that the caller works on this text. One that is decided gets no claim.
 * @throws AppError `not-found`; `unauthenticated`.
 */
export async function claimHeldText({
  ctx,
  input: { id },
}: {
  ctx: StaffCtx;
  input: { id: string };
}): Promise<void> {
  const document = store.heldTexts(id);
  await firestore().runTransaction(async (transaction) => {
    const held = (await transaction.get(document)).data();
    if (!held) throw new AppError('not-found');
    const claim = await newClaim(ctx, transaction, held.state === 'waiting' ? [held.claim] : []);
    if (!claim) return;
    transaction.update(document, store.heldTexts.patch({ claim }));
    recordAction(ctx, transaction, {
      target: document.path,
      person: held.uid,
      after: { claimed_until: claim.until },
    });
  });
}
