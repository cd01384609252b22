import { campTime, viewerTime } from '../../lib/camp-time.ts';

/** When a message was sent, worded for its row. */
export interface MessageTime {
  /** In the reader's time zone; with the day unless it is today. */
  readonly here: string;
  /** In the cameras' time zone. */
  readonly camp: string;
  readonly iso: string;
}

/** @param sentAt unix seconds @param now unix milliseconds */
export function messageTime(sentAt: number, now = Date.now()): MessageTime {
  const time = new Date(sentAt * 1000);
  const isToday = time.toDateString() === new Date(now).toDateString();
  const day = isToday ? '' : `${time.toLocaleDateString('en-US', { day: 'numeric', month: 'short' })}, `;
  return {
    here: day + viewerTime(time.getTime()),
    camp: campTime(time.getTime()),
    iso: time.toISOString(),
  };
}
