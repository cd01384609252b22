import { deletedMessage } from '@boma/domain/chat/stored-message.schema.ts';
import { recordAction } from '../platform/audit.ts';
import type { Ctx, UserCtx } from '../platform/context.ts';
import { commitUnlessLost, firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { foldTail } from './fold-tail.ts';

/** The message is deleted at this point. If the fold fails, the trigger folds again. */
async function foldDeletion(ctx: Ctx, chat: string, id: string): Promise<void> {
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
  const message = (await reference.get()).data();
  if (!message || message.deleted_at !== undefined) return { id };
  const { chat, user_id: person } = message;
  const batch = firestore().batch();
  if (person !== ctx.user.uid) {
    const staff = await ctx.staff('message.delete');
    recordAction(staff, batch, { target: reference.path, person, before: { chat, user_id: person } });
  }
  batch.update(reference, store.chat.patch(deletedMessage(ctx.clock.real())));
  if (await commitUnlessLost(batch)) await foldDeletion(ctx, chat, id);
  return { id };
}
