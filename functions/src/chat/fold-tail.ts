import { setTimeout as sleep } from 'node:timers/promises';
import { CHAT_LIMITS, emptyTail, FOLD_TICK_MS } from '@boma/domain/chat/chat.constants.ts';
import { type ChatFold, chatFoldSchema, chatTailSchema, emptyFold } from '@boma/domain/chat/chat.schema.ts';
import { cursorOf, foldChat } from '@boma/domain/chat/fold-chat.ts';
import { collections } from '@boma/domain/collections.ts';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { timestampOf } from './message-time.ts';
import { messagesOf, newestFirst } from './read-messages.ts';

/** How often to try for the fold; who loses looks first whether the winner has carried its message too. */
const ATTEMPTS = 40;
/** Longer than a fold takes, and no longer than a reader may wait when its process has died. */
const CLAIM_MS = 2000;
/** gRPC: it exists, it has changed, it was aborted. */
const LOST = new Set<unknown>([6, 9, 10]);
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
  return { fold, state: foldOf(fold), carried: isCarried(foldOf(fold), chat, message) };
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
      const foldAt = documentAt(`${collections.chatFolds}/${input.chat}`);
      if (!next) {
        transaction.update(foldAt, { claimed_until: 0 });
        return;
      }
      transaction.set(documentAt(`${collections.chatTails}/${input.chat}`), next.tail);
      const fold: ChatFold = { window: next.window, folded_at: now, claimed_until: 0 };
      transaction.set(foldAt, fold);
    },
    // The library would wait a second before it tries again.
    { maxAttempts: 1 },
  );
}

/**
 * One at a time: transactions that meet would wait for each other's locks. The claim is one conditional write, which is
 * lost at once; the fold itself ends it. That nothing is folded twice does not rest on it.
 */
async function claim(fold: DocumentSnapshot, until: number): Promise<void> {
  if (!fold.updateTime) {
    await fold.ref.create({ ...emptyFold, claimed_until: until });
    return;
  }
  await fold.ref.update({ claimed_until: until }, { lastUpdateTime: fold.updateTime });
}

/** Folds unless somebody else is at it. Answers whether it did. */
async function tryFold(ctx: Ctx, input: FoldInput, fold: DocumentSnapshot): Promise<boolean> {
  try {
    await claim(fold, ctx.clock.real() + CLAIM_MS);
    await foldNow(ctx, input);
    return true;
  } catch (error) {
    if (LOST.has((error as { code?: unknown } | undefined)?.code)) return false;
    throw error;
  }
}

/**
 * Brings what happened to a message into `chat-tails/{chat}`, with whatever else is new, at most once in a tick: at
 * once when the last fold is older, else at the tick's end unless somebody else has done it by then. Whoever wrote the
 * message calls this, and the trigger does again: doubled, late and shuffled calls change nothing.
 * @throws Error when others were at it all the time; nothing is lost by that but time.
 */
export async function foldTail({ ctx, input }: { ctx: Ctx; input: FoldInput }): Promise<void> {
  let patience = input.patienceMs ?? 0;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { fold, state, carried } = await look(input);
    if (carried) return;
    const left = Math.min(FOLD_TICK_MS, state.folded_at + FOLD_TICK_MS - ctx.clock.real());
    const isFree = state.claimed_until <= ctx.clock.real();
    const isDue = isFree && left <= 0 && patience === 0;
    if (!isDue) await sleep(Math.max(isFree ? 0 : SPREAD_MS, left) + patience + Math.random() * SPREAD_MS);
    // Whoever has waited for the tick alone need not look again: had somebody folded meanwhile, the claim would be lost.
    if (isFree && patience === 0 && (await tryFold(ctx, input, fold))) return;
    patience = 0;
  }
  throw new Error(`Others were folding ${input.chat} all the time.`);
}
