import { type ChatTail, chatTailSchema } from '@boma/domain/chat/chat.schema.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { collections } from '@boma/domain/collections.ts';
import { publishedDocument } from '../../../lib/firebase/published.ts';

/** The newest messages of a chat. A chat has no document before its first message. */
export const publishedTail = (chat: string) =>
  publishedDocument<ChatTail>(`${collections.chatTails}/${chat}`, chatTailSchema, emptyTail);
