import { CHAT_LIMITS, type ChatLimits } from './chat.constants.ts';
import type { ChatMessage, ChatTail } from './chat.schema.ts';
import { inOrder } from './fold-chat.ts';

/** The list that a reader holds, and the tail it belongs to. */
export interface ChatList {
  readonly seq: number;
  readonly deletions: number;
  /** In order, at most as many as the limits allow. */
  readonly messages: readonly ChatMessage[];
}

/** The address of the backlog for a tail. Readers with the same tail ask for the same address. */
export function backlogAddress(
  tail: ChatTail,
  limits: ChatLimits = CHAT_LIMITS,
): { block: number; epoch: number } {
  return { block: tail.seq - (tail.seq % limits.tail), epoch: tail.deletions };
}

/** `messages` are in order, so the result is sorted only if the tail's messages do not follow them. */
function merge(messages: readonly ChatMessage[], tail: ChatTail): readonly ChatMessage[] {
  if (tail.count === 0) return [];
  const gone = new Set(tail.deleted);
  for (const { id } of tail.messages) gone.add(id);
  const kept = messages.filter(({ id }) => !gone.has(id));
  const added = tail.messages.map(({ seq: _seq, ...message }) => message).sort(inOrder);
  const all = [...kept, ...added];
  const [last, first] = [kept.at(-1), added[0]];
  if (last && first && inOrder(last, first) > 0) all.sort(inOrder);
  const start = all.findIndex(({ id }) => id === tail.first);
  return start > 0 ? all.slice(start) : all;
}

/**
 * The result of `merge`, computed from the end of the list only: pages do this twice a second, and most tails only append.
 * Undefined for a tail that does more than append.
 */
function mergeEnd(list: ChatList, tail: ChatTail, limits: ChatLimits): readonly ChatMessage[] | undefined {
  if (tail.deletions !== list.deletions) return undefined;
  const from = Math.max(0, list.messages.length - 2 * limits.tail);
  const end = list.messages.slice(from);
  const merged = merge(end, tail);
  const added = tail.messages.filter(({ seq }) => seq > list.seq).length;
  const [before, first] = [list.messages[from - 1], merged[0]];
  if (merged.length !== end.length + added || (before && first && inOrder(before, first) >= 0))
    return undefined;
  const start = Math.max(0, from + merged.length - tail.count);
  return list.messages.slice(start, from).concat(merged);
}

const isComplete = (messages: readonly ChatMessage[], tail: ChatTail): boolean =>
  messages.length === tail.count && (messages[0]?.id ?? null) === tail.first;

/**
 * The list after a tail. Undefined when the tail alone does not complete it, so the reader must fetch the backlog.
 *
 * A tail does not name deletions of messages that had left the list, and after a deletion older messages move up. A
 * message that the reader misses is therefore older than its whole list. So if the list begins with the right message,
 * no message is missing; if it also has the right length, it contains no deleted message.
 */
export function readTail(
  list: ChatList | undefined,
  tail: ChatTail,
  limits: ChatLimits = CHAT_LIMITS,
): ChatList | undefined {
  const { seq, deletions } = tail;
  if (tail.count === 0) return { seq, deletions, messages: [] };
  if (!list || seq < list.seq || deletions < list.deletions) return undefined;
  if (seq - list.seq > limits.tail) return undefined;
  if (deletions - list.deletions > tail.deleted.length) return undefined;
  const appended = mergeEnd(list, tail, limits);
  if (appended && isComplete(appended, tail)) return { seq, deletions, messages: appended };
  const messages = merge(list.messages, tail);
  return isComplete(messages, tail) ? { seq, deletions, messages } : undefined;
}

/** The list after a tail, from the backlog that was fetched for this tail. */
export function readBacklog(
  backlog: readonly ChatMessage[],
  tail: ChatTail,
  limits: ChatLimits = CHAT_LIMITS,
): ChatList {
  const messages = merge(backlog, tail).slice(-limits.backlog);
  return { seq: tail.seq, deletions: tail.deletions, messages };
}

/** How many blocks and deletions behind the tail a reader may still ask for. */
const CLOSE = { blocks: 3, epochs: 3 } as const;

/** True if a reader of this tail, or of a slightly older one, would ask for this address. */
export function isCloseTo(tail: ChatTail, asked: { block: number; epoch: number }): boolean {
  const now = backlogAddress(tail);
  const behind = now.block - asked.block;
  const before = now.epoch - asked.epoch;
  if (asked.block % CHAT_LIMITS.tail !== 0) return false;
  return behind >= 0 && behind <= CLOSE.blocks * CHAT_LIMITS.tail && before >= 0 && before <= CLOSE.epochs;
}
