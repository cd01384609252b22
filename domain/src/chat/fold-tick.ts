import { BUSY_FOLD_TICK_MS, BUSY_IN_TEN_SECONDS, FOLD_TICK_MS } from './chat.constants.ts';
import type { ChatFold } from './chat.schema.ts';

const TEN_SECONDS = 10;

/** The shortest time from the last fold of a chat to the next one, in milliseconds. @param now unix milliseconds */
export function foldTickMs({ window }: Pick<ChatFold, 'window'>, now: number): number {
  const recent = window.filter(({ sent_at }) => sent_at > now / 1000 - TEN_SECONDS);
  return recent.length >= BUSY_IN_TEN_SECONDS ? BUSY_FOLD_TICK_MS : FOLD_TICK_MS;
}
