import { randomUUID } from 'node:crypto';
import { type ChatMessage, type ChatTail, messageSchema } from '@boma/domain/chat/chat.schema.ts';
import { backlogAddress, type ChatList, readBacklog } from '@boma/domain/chat/chat-reader.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { collections } from '@boma/domain/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call, request } from './api.ts';
import { type Viewer } from './people/viewers.ts';
import { stored } from './stored.ts';

/** Creates a stream with a new chat, so that tests do not read each other's messages. Remove it with `deleteChat`. */
export async function newChat(): Promise<string> {
  const chat = `chat-${randomUUID()}`;
  await firestore()
    .doc(`${collections.streams}/${chat}`)
    .set({ ...hiddenStream, slug: chat, code: chat, chat });
  return chat;
}

const hiddenStream = {
  id: 8001,
  name: 'Chat Test',
  source: { kind: 'hls' },
  subscriber_only: true,
  cover: '/covers/tau-sm.jpg',
  status_update: '',
  lodge_id: null,
  position: 8001,
};

export async function deleteChat(chat: string): Promise<void> {
  await stored.streams(chat).delete();
}

export async function tailOf(chat: string): Promise<ChatTail> {
  return (await stored.chatTails(chat).get()).data() ?? emptyTail;
}

/** The document as it is stored, with fields that no schema knows. */
export const storedMessage = async (id: string) => (await stored.chat(id).get()).data();

export async function storedIds(chat: string): Promise<string[]> {
  const found = await stored.chat.all().where('chat', '==', chat).get();
  const inOrder = found.docs.toSorted(
    (a, b) => a.get('sent_at').valueOf().localeCompare(b.get('sent_at').valueOf()) || (a.id < b.id ? -1 : 1),
  );
  return inOrder.map((document) => document.id);
}

export function send(person: Pick<Viewer, 'token'> | undefined, body: object): Promise<Response> {
  return request('sendMessage', { body, ...(person && { token: person.token }) });
}

/** The list for a viewer who opens the chat now. */
export async function join(chat: string): Promise<ChatList> {
  const tail = await tailOf(chat);
  const { block, epoch } = backlogAddress(tail);
  const query = { block: String(block), epoch: String(epoch) };
  const { data } = await call('listMessages', { params: { chat }, query });
  const messages: ChatMessage[] = data.messages.map((each) => messageSchema.parse(each));
  return readBacklog(messages, tail);
}
