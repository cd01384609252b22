import { type ChatMessage, messageSchema } from '@boma/domain/chat/chat.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import { type DocumentSnapshot, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import { secondsOf } from './message-time.ts';

/** The newest messages of a chat first. `after`: only those behind this place in the order. */
export function newestFirst(
  chat: string,
  limit: number,
  after?: { readonly time: Timestamp; readonly id: string },
): Query {
  const all = firestore()
    .collection(collections.chat)
    .where('chat', '==', chat)
    .orderBy('sent_at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return after ? all.endBefore(after.time, after.id) : all;
}

function messageOf(document: DocumentSnapshot): ChatMessage | undefined {
  const data = document.data();
  if (!(data?.sent_at instanceof Timestamp)) return undefined;
  const read = messageSchema.safeParse({ ...data, id: document.id, sent_at: secondsOf(data.sent_at) });
  return read.success ? read.data : undefined;
}

/** Stored messages as clients get them. What a script wrote there that is no message is left out. */
export function messagesOf(documents: readonly DocumentSnapshot[]): ChatMessage[] {
  return documents.flatMap((document) => messageOf(document) ?? []);
}
