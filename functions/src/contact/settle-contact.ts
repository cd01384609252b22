import type { ContactView } from '@boma/domain/contact/contact.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/**
 * Closes a message to the rangers, or opens it again. Repeating it changes nothing.
 * @throws AppError `not-found`.
 */
export async function settleContact({
  ctx,
  input: { id, state },
}: {
  ctx: StaffCtx;
  input: { id: string; state: ContactView['state'] };
}): Promise<void> {
  const document = store.contactMessages(id);
  const changed = await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(document)).data();
    if (!before) throw new AppError('not-found');
    if (before.state === state) return false;
    const closed = state === 'closed';
    transaction.update(
      document,
      store.contactMessages.patch({
        state,
        closed_by: closed ? ctx.user.uid : null,
        closed_at: closed ? ctx.clock.real() : null,
      }),
    );
    // The record says what was done, not what the viewer wrote: it is kept longer than the message.
    recordAction(ctx, transaction, {
      target: document.path,
      person: before.uid,
      before: { state: before.state },
      after: { state },
    });
    return true;
  });
  if (!changed) recordNoChange(ctx);
}
