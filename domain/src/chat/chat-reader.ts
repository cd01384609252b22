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

/** `messages` stand in order. Thousands of pages do this twice a second, so nothing is sorted that is in order already. */
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
 * Does the reader have to fetch the backlog, because this tail alone does not make its list complete?
 *
 * Deletions of what had left the list are not told, and where a message is deleted, older ones move up. What the reader
 * lacks is older than all it holds, so a list that begins with the right message lacks none, and one that also has the
 * right length holds none too many.
 */
export function needsBacklog(list: ChatList | undefined, tail: ChatTail, limits = CHAT_LIMITS): boolean {
  if (!list || tail.seq < list.seq || tail.deletions < list.deletions) return true;
  if (tail.seq - list.seq > limits.tail) return true;
  if (tail.deletions - list.deletions > tail.deleted.length) return true;
  const merged = merge(list.messages, tail);
  return merged.length !== tail.count || (merged[0]?.id ?? null) !== tail.first;
}

/** The list after a tail. Pass the backlog fetched for this very tail when `needsBacklog`. */
export function readTail(
  list: ChatList | undefined,
  tail: ChatTail,
  backlog?: readonly ChatMessage[],
  limits: ChatLimits = CHAT_LIMITS,
): ChatList {
  const messages = merge(backlog ?? list?.messages ?? [], tail).slice(-limits.backlog);
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
