import { deletedMessage } from '@boma/domain/chat/stored-message.schema.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { recordAction } from '../platform/audit.ts';
import { commitInTurn } from '../platform/commit-in-turn.ts';
import type { UserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { foldChange } from './fold-change.ts';
import { hidingReports } from './hiding-reports.ts';
import { messageFacts } from './message-facts.ts';

/**
 * Deletes a message. One that is gone already is no error. An empty shell keeps its id taken.
 * @throws AppError `forbidden` for another person's message, unless the caller may delete any; `banned`.
 */
export async function deleteMessage({
  ctx,
  input: { message_id: id },
}: {
  ctx: UserCtx;
  input: { message_id: string };
}): Promise<{ id: string }> {
  const reference = store.chat(id);
  let deletedFrom: string | null = null;
  const isWritten = await commitInTurn('deleting a message', async () => {
    const document = await reference.get();
    const { chat, user_id: person, isDeleted, isHidden } = messageFacts(document);
    if (!document.updateTime || isDeleted) return undefined;
    const batch = firestore().batch();
    if (person !== ctx.user.uid) {
      const staff = await ctx.staff('message.delete');
      recordAction(staff, batch, { target: reference.path, person, before: { chat, user_id: person } });
    }
    const shell = store.chat.patch({
      ...deletedMessage(ctx.clock.real()),
      hidden_from: FieldValue.delete(),
    });
    batch.update(reference, shell, { lastUpdateTime: document.updateTime });
    // The reports stay open, and can be settled now.
    const hiding = isHidden ? (await hidingReports(id).get()).docs : [];
    for (const report of hiding) batch.update(report.ref, store.chatReports.patch({ hides: false }));
    deletedFrom = chat;
    return batch;
  });
  if (isWritten) await foldChange(ctx, deletedFrom, id);
  return { id };
}
