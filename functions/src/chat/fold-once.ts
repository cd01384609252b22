import { CHAT_LIMITS, emptyTail } from '@boma/domain/chat/chat.constants.ts';
import {
  type ChatFold,
  type ChatTail,
  chatFoldSchema,
  chatTailSchema,
  emptyFold,
} from '@boma/domain/chat/chat.schema.ts';
import { cursorOf, foldChat, type Seen } from '@boma/domain/chat/fold-chat.ts';
import { collections } from '@boma/domain/collections.ts';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { documentAt, firestore, isLost } from '../platform/firestore.ts';
import { timestampOf } from './message-time.ts';
import { messagesOf, newestFirst } from './read-messages.ts';

/** A chat as it was folded last, and whether that says the same about the messages asked for as the store. */
export interface Folded {
  readonly chat: string;
  readonly document: DocumentSnapshot;
  readonly state: ChatFold;
  readonly tail: ChatTail;
  readonly carried: boolean;
}

const messageAt = (id: string) => documentAt(`${collections.chat}/${id}`);
const foldAt = (chat: string) => documentAt(`${collections.chatFolds}/${chat}`);
const tailAt = (chat: string) => documentAt(`${collections.chatTails}/${chat}`);
const isIn = (chat: string, message: DocumentSnapshot) => message.get('chat') === chat;
const names = ({ window }: Pick<ChatFold, 'window'>, id: string) => window.some((place) => place.id === id);

/** How fold, tail and messages stand at one moment, outside of any transaction. */
export async function look(chat: string, ids: readonly string[]): Promise<Folded> {
  const [document, tailDocument, ...messages] = await firestore().getAll(
    foldAt(chat),
    tailAt(chat),
    ...ids.map(messageAt),
  );
  if (!document || !tailDocument) throw new Error('Firestore answered fewer documents than asked for.');
  const state = document.exists ? chatFoldSchema.parse(document.data()) : emptyFold;
  const tail = tailDocument.exists ? chatTailSchema.parse(tailDocument.data()) : emptyTail;
  const carried = messages.every((message) => names(state, message.id) === isIn(chat, message));
  return { chat, document, state, tail, carried };
}

async function readMissed(transaction: Transaction, ids: readonly string[]): Promise<DocumentSnapshot[]> {
  return ids.length === 0 ? [] : transaction.getAll(...ids.map(messageAt));
}

/** What stands behind the newest of the window, and what was asked for besides. */
async function see(
  transaction: Transaction,
  { chat, state }: Folded,
  ids: readonly string[],
  now: number,
): Promise<Seen> {
  const newest = (after?: Parameters<typeof newestFirst>[2]) =>
    transaction.get(newestFirst(chat, CHAT_LIMITS.backlog, after));
  const cursor = cursorOf(state.window, now / 1000);
  let { docs } = await newest(cursor && { time: timestampOf(cursor.sent_at), id: cursor.id });
  const found = new Set(docs.map(({ id }) => id));
  const others = await readMissed(
    transaction,
    ids.filter((id) => !found.has(id)),
  );
  const missing = others.filter((message) => !isIn(chat, message)).map(({ id }) => id);
  // An older one moves up when a message is gone, so the whole list is read.
  const isWhole = !cursor || missing.some((id) => names(state, id));
  if (isWhole && cursor) ({ docs } = await newest());
  const messages = messagesOf([...docs, ...others.filter((message) => isIn(chat, message))]);
  if (!isWhole) return { messages, missing };
  const since = docs.length < CHAT_LIMITS.backlog ? ('ever' as const) : messagesOf(docs).at(-1);
  return { messages, missing, ...(since && { since }) };
}

/**
 * Folds what is there, on top of what `folded` has seen. The messages are read and the tail is written in one
 * transaction, so that none can go in between; that nobody else has folded since the look is the write's condition, which
 * is lost at once where a lock would be waited for. `now` is unix milliseconds. Answers whether it stands.
 */
export async function foldOnce(folded: Folded, ids: readonly string[], now: number): Promise<boolean> {
  const { chat, document, state, tail } = folded;
  try {
    await firestore().runTransaction(
      async (transaction) => {
        const next = foldChat(tail, state.window, await see(transaction, folded, ids, now));
        if (!next) return;
        const fold: ChatFold = { window: next.window, folded_at: now };
        const lastUpdateTime = document.updateTime;
        if (lastUpdateTime) transaction.update(document.ref, { ...fold }, { lastUpdateTime });
        else transaction.create(document.ref, fold);
        transaction.set(tailAt(chat), next.tail);
      },
      // The library would wait a second before it tries again.
      { maxAttempts: 1 },
    );
    return true;
  } catch (error) {
    if (isLost(error)) return false;
    throw error;
  }
}
