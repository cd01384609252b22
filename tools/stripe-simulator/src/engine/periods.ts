export interface Interval {
  interval: string;
  interval_count: number;
}

export const DAY = 86_400;

/** `anchor` (unix seconds) plus so many intervals; in a month that is too short, its last day. */
function plus(anchor: number, { interval, interval_count }: Interval, times: number): number {
  const count = interval_count * times;
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  const start = new Date(anchor * 1000);
  const months = start.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  const clock = anchor - Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()) / 1000;
  return Date.UTC(start.getUTCFullYear(), months, day) / 1000 + clock;
}

/** The first end after `from` of the periods that are counted from the anchor. */
export function periodEnd(anchor: number, from: number, interval: Interval): number {
  let times = 1;
  while (plus(anchor, interval, times) <= from) times += 1;
  return plus(anchor, interval, times);
}
