import type { StandIn } from '@boma/domain/chat/change-in-tail.ts';
import { chatKey } from '@boma/domain/identifiers.ts';
import type { Ctx } from '../platform/context.ts';
import { pagesOf } from '../platform/pages-of.ts';
import { store } from '../platform/store.ts';
import { updateAll } from '../platform/update-all.ts';
import { changeInLists } from './change-in-lists.ts';

const messagesBy = (uid: string) => store.chat.all().where('user_id', '==', uid);

/**
 * Found by the stand-in, so that a run that was interrupted after the renaming still finds all of them. Reads nothing but
 * their chats: one person may have written more than the memory of a schedule holds. A value that is no chat's key, as a
 * script may write, has no readers.
 */
async function renamedByChat({ user_id }: StandIn): Promise<Map<string, Set<string>>> {
  const chats = new Map<string, Set<string>>();
  for await (const page of pagesOf(messagesBy(user_id).select('chat')))
    for (const document of page) {
      const { data: chat } = chatKey.safeParse(document.get('chat'));
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
  await updateAll(messagesBy(uid), store.chat.patch({ author: standIn.author, user_id: standIn.user_id }));
  for (const [chat, ids] of await renamedByChat(standIn))
    await changeInLists(ctx, { chat, ids, change: standIn });
}
