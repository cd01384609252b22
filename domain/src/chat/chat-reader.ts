import { CHAT_LIMITS, type ChatLimits } from './chat.constants.ts';
import type { ChatMessage, ChatTail } from './chat.schema.ts';
import { inOrder } from './fold-chat.ts';

/** What a reader holds: the list as of a tail. */
export interface ChatList {
  readonly seq: number;
  readonly deletions: number;
  /** In order, at most as many as the limits allow. */
  readonly messages: readonly ChatMessage[];
}

/** Where the backlog for this tail is: the same for everybody who has heard about the same. */
export function backlogAddress(
  tail: ChatTail,
  limits: ChatLimits = CHAT_LIMITS,
): { block: number; epoch: number } {
  return { block: tail.seq - (tail.seq % limits.tail), epoch: tail.deletions };
}

/** `messages` stand in order, so nothing is sorted that is in order already. */
function merge(messages: readonly ChatMessage[], tail: ChatTail): readonly ChatMessage[] {
  if (tail.count === 0) return [];
  const gone = new Set(tail.deleted);
  for (const { id } of tail.messages) gone.add(id);
  const kept = messages.filter(({ id }) => !gone.has(id));
  const told = tail.messages.map(({ seq: _seq, ...message }) => message).sort(inOrder);
  const all = [...kept, ...told];
  const [last, first] = [kept.at(-1), told[0]];
  if (last && first && inOrder(last, first) > 0) all.sort(inOrder);
  const start = all.findIndex(({ id }) => id === tail.first);
  return start > 0 ? all.slice(start) : all;
}

/**
 * What `merge` makes of the whole list, made of its end: pages do this twice a second, and as a rule a tail adds to the
 * end. Undefined when that is not all it does.
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
 * The list after a tail; undefined when this tail alone does not make it complete, and the backlog has to be fetched.
 *
 * Deletions of what had left the list are not told, and where a message is deleted, older ones move up. What the reader
 * lacks is older than all it holds, so a list that begins with the right message lacks none, and one that also has the
 * right length holds none too many.
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

/** The list after a tail, of the backlog that was fetched for this very tail. */
export function readBacklog(
  backlog: readonly ChatMessage[],
  tail: ChatTail,
  limits: ChatLimits = CHAT_LIMITS,
): ChatList {
  const messages = merge(backlog, tail).slice(-limits.backlog);
  return { seq: tail.seq, deletions: tail.deletions, messages };
}

/** Blocks and deletions that readers may still be asking for while the tail moves on. */
const CLOSE = { blocks: 3, epochs: 3 } as const;

/** Is the address one that a reader of this tail, or of one shortly before it, would ask for? Never of a later one. */
export function isCloseTo(tail: ChatTail, asked: { block: number; epoch: number }): boolean {
  const now = backlogAddress(tail);
  const behind = now.block - asked.block;
  const before = now.epoch - asked.epoch;
  if (asked.block % CHAT_LIMITS.tail !== 0) return false;
  return behind >= 0 && behind <= CLOSE.blocks * CHAT_LIMITS.tail && before >= 0 && before <= CLOSE.epochs;
}
