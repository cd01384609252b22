import { campTime, viewerTime } from '../../lib/camp-time.ts';

/** When a message was sent, in the words beside it. */
export interface MessageTime {
  /** Where the reader is; with the day unless it is today. */
  readonly here: string;
  /** At the cameras. */
  readonly camp: string;
  readonly iso: string;
}

/** @param sentAt unix seconds @param now unix milliseconds */
export function messageTime(sentAt: number, now = Date.now()): MessageTime {
  const time = new Date(sentAt * 1000);
  const isToday = time.toDateString() === new Date(now).toDateString();
  const day = isToday ? '' : `${time.toLocaleDateString(undefined, { day: 'numeric', month: 'short' })}, `;
  return {
    here: day + viewerTime(time.getTime()),
    camp: campTime(time.getTime()),
    iso: time.toISOString(),
  };
}
