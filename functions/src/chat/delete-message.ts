import { deletedMessage } from '@boma/domain/chat/stored-message.schema.ts';
import { chatKey } from '@boma/domain/identifiers.ts';
import { recordAction } from '../platform/audit.ts';
import type { Ctx, UserCtx } from '../platform/context.ts';
import { commitUnlessLost, firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { foldTail } from './fold-tail.ts';
import { messageFacts } from './message-facts.ts';

/** How often a deletion is tried again after the message was changed at the same moment. */
const ATTEMPTS = 5;

/** The message is deleted at this point. If the fold fails, the trigger folds again. A chat without a key has no readers. */
async function foldDeletion(ctx: Ctx, value: string | null, id: string): Promise<void> {
  const { data: chat } = chatKey.safeParse(value);
  if (!chat) return;
  await foldTail({ ctx, input: { chat, id } }).catch((error: unknown) =>
    ctx.log.error('chat-fold', error, { chat }),
  );
}

/** Returns false if the message was changed after it was read: its author may have deleted it. */
async function tryToDelete(ctx: UserCtx, id: string): Promise<boolean> {
  const reference = store.chat(id);
  const document = await reference.get();
  const { chat, user_id: person, isDeleted } = messageFacts(document);
  if (!document.updateTime || isDeleted) return true;
  const batch = firestore().batch();
  if (person !== ctx.user.uid) {
    const staff = await ctx.staff('message.delete');
    recordAction(staff, batch, { target: reference.path, person, before: { chat, user_id: person } });
  }
  const shell = store.chat.patch(deletedMessage(ctx.clock.real()));
  batch.update(reference, shell, { lastUpdateTime: document.updateTime });
  if (!(await commitUnlessLost(batch))) return false;
  await foldDeletion(ctx, chat, id);
  return true;
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
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) if (await tryToDelete(ctx, id)) return { id };
  throw new Error(`Gave up deleting message ${id}: it was changed ${ATTEMPTS} times during that.`);
}
