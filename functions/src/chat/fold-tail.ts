import { setTimeout as sleep } from 'node:timers/promises';
import {
  CHAT_LIMITS,
  type ChatFold,
  chatFoldSchema,
  chatTailSchema,
  emptyFold,
  emptyTail,
  FOLD_TICK_MS,
} from '@boma/domain/chat/chat.schema.ts';
import { cursorOf, foldChat } from '@boma/domain/chat/fold-chat.ts';
import { collections } from '@boma/domain/collections.ts';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { timestampOf } from './message-time.ts';
import { messagesOf, newestFirst } from './read-messages.ts';

/** Many may want to fold one chat at once, and each has to get its turn. */
const ATTEMPTS = 10;
/** Those who wait for one tick do not all wake in the same millisecond. */
const SPREAD_MS = 40;

export interface FoldInput {
  readonly chat: string;
  /** The message that was written or deleted. */
  readonly id: string;
  /** How much longer than the tick to leave the fold to somebody else. */
  readonly patienceMs?: number;
}

const foldOf = (document: DocumentSnapshot): ChatFold =>
  document.exists ? chatFoldSchema.parse(document.data()) : emptyFold;

const isIn = (chat: string, message: DocumentSnapshot) => message.get('chat') === chat;

/** Does the window say the same about a message as the store? */
function isCarried({ window }: Pick<ChatFold, 'window'>, chat: string, message: DocumentSnapshot): boolean {
  return window.some((place) => place.id === message.id) === isIn(chat, message);
}

/** How the fold and the message stand just now, outside of any transaction. */
async function look({ chat, id }: FoldInput) {
  const [fold, message] = await firestore().getAll(
    documentAt(`${collections.chatFolds}/${chat}`),
    documentAt(`${collections.chat}/${id}`),
  );
  if (!fold || !message) throw new Error('Firestore answered fewer documents than asked for.');
  return { foldedAt: foldOf(fold).folded_at, carried: isCarried(foldOf(fold), chat, message) };
}

/** Everything at one moment; the whole list when a message of it is gone, since an older one then moves up. */
async function see(transaction: Transaction, { chat, id }: FoldInput, now: number) {
  const [foldDocument, tailDocument, owed] = await transaction.getAll(
    documentAt(`${collections.chatFolds}/${chat}`),
    documentAt(`${collections.chatTails}/${chat}`),
    documentAt(`${collections.chat}/${id}`),
  );
  if (!foldDocument || !tailDocument || !owed)
    throw new Error('Firestore answered fewer documents than asked for.');
  const { window } = foldOf(foldDocument);
  const tail = tailDocument.exists ? chatTailSchema.parse(tailDocument.data()) : emptyTail;
  if (isCarried({ window }, chat, owed)) return undefined;
  const present = isIn(chat, owed);
  const cursor = present ? cursorOf(window, now / 1000) : undefined;
  const after = cursor && { time: timestampOf(cursor.sent_at), id: cursor.id };
  const { docs } = await transaction.get(newestFirst(chat, CHAT_LIMITS.backlog, after));
  const newest = messagesOf(docs);
  const since = docs.length < CHAT_LIMITS.backlog ? ('ever' as const) : newest.at(-1);
  const messages = present ? [...newest, ...messagesOf([owed])] : newest;
  const missing = present ? [] : [id];
  return { window, tail, seen: { messages, missing, ...(cursor || !since ? {} : { since }) } };
}

/** Folds what is there. Serializable: of two that meet, one sees what the other wrote. */
async function foldNow(ctx: Ctx, input: FoldInput): Promise<void> {
  await firestore().runTransaction(
    async (transaction) => {
      const now = ctx.clock.real();
      const sight = await see(transaction, input, now);
      const next = sight && foldChat(sight.tail, sight.window, sight.seen);
      if (!next) return;
      transaction.set(documentAt(`${collections.chatTails}/${input.chat}`), next.tail);
      const fold: ChatFold = { window: next.window, folded_at: now };
      transaction.set(documentAt(`${collections.chatFolds}/${input.chat}`), fold);
    },
    { maxAttempts: ATTEMPTS },
  );
}

/**
 * Brings what happened to a message into `chat-tails/{chat}`, with whatever else is new, at most once in a tick: at
 * once when the last fold is older, else at the tick's end unless somebody else has done it by then. Whoever wrote the
 * message calls this, and the trigger does again: doubled, late and shuffled calls change nothing.
 */
export async function foldTail({ ctx, input }: { ctx: Ctx; input: FoldInput }): Promise<void> {
  const { foldedAt, carried } = await look(input);
  if (carried) return;
  const left = Math.min(FOLD_TICK_MS, foldedAt + FOLD_TICK_MS - ctx.clock.real());
  const wait = Math.max(0, left) + (input.patienceMs ?? 0);
  if (wait > 0) {
    await sleep(wait + Math.random() * SPREAD_MS);
    if ((await look(input)).carried) return;
  }
  await foldNow(ctx, input);
}
