import { campTime } from '../../lib/camp-time.ts';
import { dayWords, timeWords } from '../../lib/moments.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { daysBetween } from '../../lib/wall-clock.ts';

/** When a message was sent, worded for its row. */
export interface MessageTime {
  /** In the reader's time zone; with the day unless it is today. */
  readonly here: string;
  /** In the cameras' time zone. */
  readonly camp: string;
  readonly iso: string;
}

/** @param sentAt unix seconds @param now unix milliseconds */
export function messageTime(sentAt: number, now = serverNow()): MessageTime {
  const time = sentAt * 1000;
  const day = daysBetween(time, now) === 0 ? '' : `${dayWords(time, { withYear: false })}, `;
  return { here: day + timeWords(time), camp: campTime(time), iso: new Date(time).toISOString() };
}
