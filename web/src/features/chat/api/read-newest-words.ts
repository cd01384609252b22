import type { ChatMessage, ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import { doc, getDoc } from 'firebase/firestore';
import { firestore } from '../../../lib/firebase/firestore.ts';

/** The newest message that a person wrote in a chat and that was not deleted; undefined if there is none. */
export async function readNewestWords(chat: string): Promise<ChatMessage | undefined> {
  const snapshot = await getDoc(doc(await firestore(), collections.chatTails, chat));
  const tail = snapshot.data() as ChatTail | undefined;
  return tail?.messages.findLast(({ id, system }) => !system && !tail.deleted.includes(id));
}
