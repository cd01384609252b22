import { deletedMessage } from '@boma/domain/chat/stored-message.schema.ts';
import { chatKey } from '@boma/domain/identifiers.ts';
import { recordAction } from '../platform/audit.ts';
import { commitInTurn } from '../platform/commit-in-turn.ts';
import type { Ctx, UserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { foldTail } from './fold-tail.ts';
import { messageFacts } from './message-facts.ts';

/** The message is deleted at this point. If the fold fails, the trigger folds again. A chat without a key has no readers. */
async function foldDeletion(ctx: Ctx, value: string | null, id: string): Promise<void> {
  const { data: chat } = chatKey.safeParse(value);
  if (!chat) return;
  await foldTail({ ctx, input: { chat, id } }).catch((error: unknown) =>
    ctx.log.error('chat-fold', error, { chat }),
  );
}

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
    const { chat, user_id: person, isDeleted } = messageFacts(document);
    if (!document.updateTime || isDeleted) return undefined;
    const batch = firestore().batch();
    if (person !== ctx.user.uid) {
      const staff = await ctx.staff('message.delete');
      recordAction(staff, batch, { target: reference.path, person, before: { chat, user_id: person } });
    }
    const shell = store.chat.patch(deletedMessage(ctx.clock.real()));
    batch.update(reference, shell, { lastUpdateTime: document.updateTime });
    deletedFrom = chat;
    return batch;
  });
  if (isWritten) await foldDeletion(ctx, deletedFrom, id);
  return { id };
}
