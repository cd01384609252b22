import { may } from '@boma/domain/access/access.ts';
import { AppError } from '@boma/domain/errors.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { foldChange } from '../chat/fold-change.ts';
import { hidingReports } from '../chat/hiding-reports.ts';
import { messageFacts } from '../chat/message-facts.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

const NOT_YOURS = 'A colleague has hidden this message. An admin decides about it.';

/**
 * Shows a hidden message in its chat again, at its old place, and settles the report that has hidden it. One that is not
 * hidden stays as it is.
 * @throws AppError `not-found`; `forbidden` for a moderator who has not hidden it.
 */
export async function putBackMessage({
  ctx,
  input: { message_id },
}: {
  ctx: StaffCtx;
  input: { message_id: string };
}): Promise<void> {
  const document = store.chat(message_id);
  const chat = await firestore().runTransaction(async (transaction) => {
    const found = await transaction.get(document);
    const { docs } = await transaction.get(hidingReports(message_id));
    const { isDeleted, isHidden, chat: from, user_id: person } = messageFacts(found);
    if (!found.exists || isDeleted) throw new AppError('not-found');
    if (!isHidden) {
      recordNoChange(ctx);
      return null;
    }
    const isTheirs = docs.some((report) => report.data().reported_by === ctx.user.uid);
    if (!isTheirs && !may(ctx, 'message.delete')) throw new AppError('forbidden', { alert: NOT_YOURS });
    const back = store.chat.patch({ chat: from ?? '', hidden_from: FieldValue.delete() });
    transaction.update(document, back);
    const settled = { hides: false, settled_at: ctx.clock.real(), settled_by: ctx.user.uid, claim: null };
    for (const { ref } of docs) transaction.update(ref, store.chatReports.patch(settled));
    const change = { before: { chat: '', hidden_from: from }, after: { chat: from } };
    recordAction(ctx, transaction, { target: document.path, person, ...change });
    return from;
  });
  await foldChange(ctx, chat, message_id);
}
