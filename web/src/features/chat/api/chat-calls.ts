import type { ChatMessage, ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { refusalsOf } from '@boma/domain/moderation/sanction-kinds.ts';
import { callApi } from '../../../lib/api-client.ts';
import type { Unsent } from '../unsent.ts';

export async function fetchBacklog(
  chat: string,
  address: { readonly block: number; readonly epoch: number },
): Promise<readonly ChatMessage[]> {
  const { data } = await callApi(
    'listMessages',
    { params: { chat }, query: address },
    { own: ['not-found'] },
  );
  return data.messages;
}

/** The tail as the CDN has it. */
export async function fetchTail(chat: string): Promise<ChatTail> {
  const { data } = await callApi('showTail', { params: { chat } }, { own: ['not-found'] });
  return data.tail;
}

/** Includes the author's id, so that the server refuses the message if another user has signed in since. */
export const postMessage = ({ id, chat, uid, text }: Unsent) =>
  callApi(
    'sendMessage',
    { body: { chat, message: text, message_id: id, user_id: uid } },
    { own: ['forbidden', ...refusalsOf('send-message'), 'conflict', 'invalid-input'] },
  );

export const deleteMessage = (id: string) =>
  callApi('deleteMessage', { body: { message_id: id } }, { own: ['forbidden', 'banned', 'invalid-input'] });
