import type { Switches } from '../switches/switches.schema.ts';
import { BUSY_PER_MINUTE, CROWD_VIEWERS, UNCOUNTED_PER_MINUTE } from './chat.constants.ts';
import type { ChatTail } from './chat.schema.ts';

/** Fewer messages say nothing about a pace. */
const ENOUGH = 5;
const SHORTEST_SECONDS = 5;

/**
 * How many messages a minute the newest of a chat came at. Silence since the last one counts, so an old tail has a low pace.
 * @param now unix milliseconds
 */
export function paceOf({ messages }: Pick<ChatTail, 'messages'>, now: number): number {
  if (messages.length < ENOUGH) return 0;
  const oldest = Math.min(...messages.map(({ sent_at }) => sent_at));
  // The clock of the page may be behind.
  const seconds = Math.max(SHORTEST_SECONDS, now / 1000 - oldest);
  return (messages.length * 60) / seconds;
}

interface Crowd {
  /** What staff have chosen. */
  readonly chats: Switches['chats'];
  /** Of the whole site. Null where no media server counts them. */
  readonly viewers: number | null;
  /** Messages a minute. */
  readonly pace: number;
}

/**
 * True if pages ask the CDN for the tail of a chat, because listeners would cost more. A crowd that has begun ends later than
 * it begins, so that pages do not go to and fro.
 */
export function isCrowd({ chats, viewers, pace }: Crowd, before: boolean): boolean {
  if (chats !== 'auto') return chats === 'cdn';
  const bound = before ? 'until' : 'from';
  if (viewers === null) return pace >= UNCOUNTED_PER_MINUTE[bound];
  return viewers >= CROWD_VIEWERS[bound] && pace >= BUSY_PER_MINUTE[bound];
}

/** True for a tail that says nothing beyond this one: copies of a CDN differ in age. */
export const isStaleTail = (tail: ChatTail, newest: ChatTail | undefined): boolean =>
  newest !== undefined &&
  (tail.seq < newest.seq ||
    tail.deletions < newest.deletions ||
    (tail.seq === newest.seq && tail.deletions === newest.deletions));
