import { AppError } from '@boma/domain/errors.ts';
import { isDocumentId } from '@boma/domain/identifiers.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/** Lets a user write at once, and post links, although the account is new. @throws AppError `not-found`. */
export async function waiveWait({
  ctx,
  input: { uid },
}: {
  ctx: StaffCtx;
  input: { uid: string };
}): Promise<void> {
  if (!isDocumentId(uid)) throw new AppError('not-found');
  const document = store.users(uid);
  await firestore().runTransaction(async (transaction) => {
    const user = (await transaction.get(document)).data();
    if (!user) throw new AppError('not-found');
    if (user.waits_waived) return recordNoChange(ctx);
    transaction.update(document, store.users.patch({ waits_waived: true }));
    recordAction(ctx, transaction, {
      target: document.path,
      person: uid,
      before: { waits_waived: false },
      after: { waits_waived: true },
    });
  });
}
