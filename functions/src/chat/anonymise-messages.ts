import { emptyTail } from '@boma/domain/chat/chat.constants.ts';
import { chatFoldSchema, chatTailSchema } from '@boma/domain/chat/chat.schema.ts';
import { renameInTail } from '@boma/domain/chat/rename-in-tail.ts';
import { collections } from '@boma/domain/collections.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';

const BATCH = 400;

export interface Become {
  readonly author: string;
  readonly user_id: string;
}

const messagesBy = (uid: string) => firestore().collection(collections.chat).where('user_id', '==', uid);

async function rename(uid: string, become: Become): Promise<void> {
  for (;;) {
    const found = await messagesBy(uid).limit(BATCH).select().get();
    if (found.empty) return;
    const batch = firestore().batch();
    for (const { ref } of found.docs) batch.update(ref, { ...become });
    await batch.commit();
  }
}

/** By the name that the messages have by now, so that whoever was broken off before this finds them all. */
async function renamedByChat({ user_id }: Become): Promise<Map<string, Set<string>>> {
  const found = await messagesBy(user_id).select('chat').get();
  const chats = new Map<string, Set<string>>();
  for (const document of found.docs) {
    const chat: unknown = document.get('chat');
    if (typeof chat !== 'string' || !/^[^/]+$/.test(chat)) continue;
    chats.set(chat, (chats.get(chat) ?? new Set()).add(document.id));
  }
  return chats;
}

/** Only what is in somebody's list has to be told. A fold that is under way finds that another has come before it. */
async function tellReaders(ctx: Ctx, chat: string, ids: ReadonlySet<string>, become: Become): Promise<void> {
  const foldAt = documentAt(`${collections.chatFolds}/${chat}`);
  const tailAt = documentAt(`${collections.chatTails}/${chat}`);
  await firestore().runTransaction(async (transaction) => {
    const [foldDocument, tailDocument] = await transaction.getAll(foldAt, tailAt);
    if (!foldDocument?.exists) return;
    const fold = chatFoldSchema.parse(foldDocument.data());
    if (!fold.window.some(({ id }) => ids.has(id))) return;
    const tail = tailDocument?.exists ? chatTailSchema.parse(tailDocument.data()) : emptyTail;
    transaction.update(foldAt, { folded_at: Math.max(ctx.clock.real(), fold.folded_at + 1) });
    transaction.set(tailAt, renameInTail(tail, ids, become));
  });
}

/**
 * Puts another name over everything a person has said, wherever it stands. The words stay, and so do place and time.
 * Every step can be done again.
 */
export async function anonymiseMessages({
  ctx,
  input: { uid, become },
}: {
  ctx: Ctx;
  input: { uid: string; become: Become };
}): Promise<void> {
  await rename(uid, become);
  for (const [chat, ids] of await renamedByChat(become)) await tellReaders(ctx, chat, ids, become);
}
