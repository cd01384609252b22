import { CHAT_LIMITS } from '@boma/domain/chat/chat.constants.ts';
import { type ChatFold, type ChatTail, emptyFold } from '@boma/domain/chat/chat.schema.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { cursorOf, foldChat, type Observed } from '@boma/domain/chat/fold-chat.ts';
import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { firestore, isConditionLost } from '../platform/firestore.ts';
import { dataIfWellFormed, readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { timestampOf } from './message-time.ts';
import { type MessageDocument, messagesOf, newestFirst } from './read-messages.ts';

/** The last fold of a chat, and whether it agrees with the store about the messages in question. */
export interface LastFold {
  readonly chat: string;
  /** When the fold was written. Undefined before the first one. */
  readonly updateTime: Timestamp | undefined;
  readonly state: ChatFold;
  readonly tail: ChatTail;
  readonly isUpToDate: boolean;
}

const isIn = (chat: string, message: MessageDocument) => dataIfWellFormed(message)?.chat === chat;
const contains = ({ window }: Pick<ChatFold, 'window'>, id: string) =>
  window.some((place) => place.id === id);

/** Reads fold, tail and messages at one moment, outside of any transaction. */
export async function readLastFold(chat: string, ids: readonly string[]): Promise<LastFold> {
  const [fold, tail, ...messages] = await readDocuments(
    firestore(),
    store.chatFolds(chat),
    store.chatTails(chat),
    ...ids.map((id) => store.chat(id)),
  );
  const state = fold.data() ?? emptyFold;
  return {
    chat,
    updateTime: fold.updateTime,
    state,
    tail: tail.data() ?? emptyTail,
    isUpToDate: messages.every((message) => contains(state, message.id) === isIn(chat, message)),
  };
}

async function readMissed(transaction: Transaction, ids: readonly string[]): Promise<MessageDocument[]> {
  return ids.length === 0 ? [] : transaction.getAll(...ids.map((id) => store.chat(id)));
}

/** Reads the messages behind the newest of the window, and those of `ids` that are not among them. */
async function readMessages(
  transaction: Transaction,
  { chat, state }: LastFold,
  ids: readonly string[],
  now: number,
): Promise<Observed> {
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
  // When a message is deleted an older one moves up into the list, so the whole list is read.
  const isWhole = !cursor || missing.some((id) => contains(state, id));
  if (isWhole && cursor) ({ docs } = await newest());
  const messages = messagesOf([...docs, ...others.filter((message) => isIn(chat, message))]);
  if (!isWhole) return { messages, missing };
  const since = docs.length < CHAT_LIMITS.backlog ? ('ever' as const) : messagesOf(docs).at(-1);
  return { messages, missing, ...(since && { since }) };
}

/**
 * Folds what the store holds on top of the last fold. One transaction reads the messages and writes the tail, so that no
 * change can come between them. The write requires that no other process has folded since: without that condition, folds
 * would wait for each other's locks. `now` is unix milliseconds. Returns false if another fold came first.
 */
export async function foldOnce(last: LastFold, ids: readonly string[], now: number): Promise<boolean> {
  const { chat, updateTime, state, tail } = last;
  const fold = store.chatFolds(chat);
  try {
    await firestore().runTransaction(
      async (transaction) => {
        const next = foldChat(tail, state.window, await readMessages(transaction, last, ids, now));
        if (!next) return;
        const folded: ChatFold = { window: next.window, folded_at: now };
        if (updateTime)
          transaction.update(fold, store.chatFolds.patch(folded), { lastUpdateTime: updateTime });
        else transaction.create(fold, folded);
        transaction.set(store.chatTails(chat), next.tail);
      },
      // The library would wait a second before it tries again.
      { maxAttempts: 1 },
    );
    return true;
  } catch (error) {
    if (isConditionLost(error)) return false;
    throw error;
  }
}
