import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHAT_LIMITS } from '@boma/domain/chat/chat.constants.ts';
import type { ChatFold, ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { foldChat } from '@boma/domain/chat/fold-chat.ts';
import { collections } from '@boma/domain/collections.ts';
import { timestampOf } from '../../../functions/src/chat/message-time.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { newChat } from '../../support/chat.ts';
import { stored } from '../../support/stored.ts';

/** Written all at once, the messages would still keep the emulators busy when the bench begins. */
const BETWEEN_MS = 40;

const messageIn = (chat: string, n: number): ChatMessage => ({
  id: randomUUID(),
  chat,
  message: `Sent before the bench began, about as long as messages usually are: ${n}`,
  author: 'Ranger 1234',
  user_id: `test-${randomUUID()}`,
  sent_at: Math.floor(Date.now() / 1000) - 1000 + n,
  system: false,
  staff: false,
  sighting: null,
});

/** A chat with as many folded messages as a list holds. */
export async function fullChat(): Promise<string> {
  const chat = await newChat();
  const messages = Array.from({ length: CHAT_LIMITS.backlog }, (_, n) => messageIn(chat, n));
  const folded = foldChat(emptyTail, [], { messages, missing: [], since: 'ever' });
  if (!folded) throw new Error('There was nothing to fold.');
  const fold: ChatFold = { window: folded.window, folded_at: Date.now() };
  await stored.chatTails(chat).set(folded.tail);
  await stored.chatFolds(chat).set(fold);
  for (const message of messages) {
    const sent_at = timestampOf(message.sent_at);
    await firestore()
      .doc(`${collections.chat}/${message.id}`)
      .set({ ...message, sent_at });
    await sleep(BETWEEN_MS);
  }
  return chat;
}
