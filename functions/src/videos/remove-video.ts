import { AppError } from '@boma/domain/errors.ts';
import { recordAction } from '../platform/audit.ts';
import { putInBin } from '../platform/bin.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/**
 * Removes a video from the site. Its recording stays at the media server, and it can come back from the bin.
 * @throws AppError `not-found`
 */
export async function removeVideo({
  ctx,
  input: { id, reason },
}: {
  ctx: StaffCtx;
  input: { id: number; reason: string };
}): Promise<void> {
  const document = store.videos(String(id));
  await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(document)).data();
    if (!before) throw new AppError('not-found');
    await putInBin(ctx, transaction, document, before);
    transaction.delete(document);
    recordAction(ctx, transaction, { target: document.path, before: { ...before }, reason });
  });
}
