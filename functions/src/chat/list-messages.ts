import { emptyTail } from '@boma/domain/chat/chat.constants.ts';
import {
  type ChatMessage,
  chatFoldSchema,
  chatTailSchema,
  emptyFold,
} from '@boma/domain/chat/chat.schema.ts';
import { isCloseTo } from '@boma/domain/chat/chat-reader.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { messagesOf } from './read-messages.ts';

/**
 * The newest messages in order, for an address that a reader of the tail asks for. They are what has been folded and
 * nothing else: one that is deleted before it is folded would never be named to those who got it here.
 * @throws AppError `not-found` for any other address: nobody fills the CDN's memory with addresses of their own.
 */
export async function listMessages({
  input,
}: {
  input: { chat: string; block: number; epoch: number };
}): Promise<ChatMessage[]> {
  const [tailDocument, foldDocument] = await firestore().getAll(
    documentAt(`${collections.chatTails}/${input.chat}`),
    documentAt(`${collections.chatFolds}/${input.chat}`),
  );
  const tail = tailDocument?.exists ? chatTailSchema.parse(tailDocument.data()) : emptyTail;
  if (!isCloseTo(tail, input)) throw new AppError('not-found');
  const { window } = foldDocument?.exists ? chatFoldSchema.parse(foldDocument.data()) : emptyFold;
  if (window.length === 0) return [];
  return messagesOf(
    await firestore().getAll(...window.map(({ id }) => documentAt(`${collections.chat}/${id}`))),
  );
}
