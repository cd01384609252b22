import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import type { StoredMessage } from '@boma/domain/chat/stored-message.schema.ts';
import { type DocumentSnapshot, FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { secondsOf } from './message-time.ts';

export type MessageDocument = DocumentSnapshot<StoredMessage>;

/** The newest messages of a chat, the newest first. `after`: only those behind this place in the order. */
export function newestFirst(
  chat: string,
  limit: number,
  after?: { readonly time: Timestamp; readonly id: string },
): Query<StoredMessage> {
  const all = store.chat
    .all()
    .where('chat', '==', chat)
    .orderBy('sent_at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return after ? all.endBefore(after.time, after.id) : all;
}

function messageOf(document: MessageDocument): ChatMessage | undefined {
  const stored = dataIfWellFormed(document);
  if (!stored || stored.deleted_at !== undefined || stored.hidden_from !== undefined) return undefined;
  const { deleted_at: _, hidden_from: __, id: ___, ...message } = stored;
  return { id: document.id, ...message, sent_at: secondsOf(stored.sent_at) };
}

/** Stored messages as clients get them. Deleted and malformed ones are left out. */
export function messagesOf(documents: readonly MessageDocument[]): ChatMessage[] {
  return documents.flatMap((document) => messageOf(document) ?? []);
}
