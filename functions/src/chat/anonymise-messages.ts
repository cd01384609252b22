import type { StandIn } from '@boma/domain/chat/change-in-tail.ts';
import { chatKey } from '@boma/domain/identifiers.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { changeInLists } from './change-in-lists.ts';

const BATCH = 400;

const messagesBy = (uid: string) => store.chat.all().where('user_id', '==', uid);

async function renameMessages(uid: string, standIn: StandIn): Promise<void> {
  for (;;) {
    const found = await messagesBy(uid).limit(BATCH).select().get();
    if (found.empty) return;
    const batch = firestore().batch();
    for (const { ref } of found.docs)
      batch.update(ref, store.chat.patch({ author: standIn.author, user_id: standIn.user_id }));
    await batch.commit();
  }
}

/**
 * Found by the stand-in, so that a run that was interrupted after the renaming still finds all of them. A value that is no
 * chat's key, as a script may write, has no readers.
 */
async function renamedByChat({ user_id }: StandIn): Promise<Map<string, Set<string>>> {
  const { docs } = await messagesBy(user_id).get();
  const chats = new Map<string, Set<string>>();
  for (const document of docs) {
    const { data: chat } = chatKey.safeParse(dataIfWellFormed(document)?.chat);
    if (chat) chats.set(chat, (chats.get(chat) ?? new Set()).add(document.id));
  }
  return chats;
}

/**
 * Replaces the author of everything that a person wrote in the chat. Words, places and times stay. Each step can be
 * repeated.
 */
export async function anonymiseMessages({
  ctx,
  input: { uid, standIn },
}: {
  ctx: Ctx;
  input: { uid: string; standIn: StandIn };
}): Promise<void> {
  await renameMessages(uid, standIn);
  for (const [chat, ids] of await renamedByChat(standIn))
    await changeInLists(ctx, { chat, ids, change: standIn });
}
