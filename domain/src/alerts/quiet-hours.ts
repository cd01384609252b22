import { localTime } from '../zone-clock.ts';

/** Quiet hours that begin on one weekday, as 'HH:mm'. If the end is not later than the beginning, it is on the next day. */
export interface QuietSpan {
  readonly from: string;
  readonly to: string;
}

/** The quiet hours of a week, from Monday on. Null: none begin on that day. */
export type QuietWeek = readonly (QuietSpan | null)[];

const MINUTE = 60_000;
/** Clocks change at full or half hours of UTC. */
const HALF_HOUR = 30 * MINUTE;
const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Minutes since Monday 00:00 on the clock of the zone. `at` is unix milliseconds. */
function minuteOfWeek(at: number, zone: string): number {
  const { weekday, hour, minute } = localTime(at, zone);
  return WEEKDAYS.indexOf(weekday) * DAY_MINUTES + Number(hour) * 60 + Number(minute);
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The minutes that a span lasts on a clock that does not change. */
const lengthOf = ({ from, to }: QuietSpan): number =>
  (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;

/** How many minutes are left of the quiet hours at this minute of the week, by the clock of the zone. 0: it is not quiet. */
function minutesLeft(week: QuietWeek, minute: number): number {
  const left = week.map((span, weekday) => {
    if (!span) return 0;
    const began = weekday * DAY_MINUTES + minutesOf(span.from);
    const passed = (minute - began + WEEK_MINUTES) % WEEK_MINUTES;
    return Math.max(0, lengthOf(span) - passed);
  });
  return Math.max(0, ...left);
}

/**
 * The first moment from `at` on that is not quiet by the clock of the zone: `at` itself if it is not quiet now. Where the
 * clocks change during the quiet hours, they end when the clock shows their end.
 */
export function quietUntil(week: QuietWeek, at: number, zone: string): number {
  for (let moment = at; ; ) {
    const minute = minuteOfWeek(moment, zone);
    const left = minutesLeft(week, minute);
    if (left === 0) return moment;
    const whole = moment - (moment % MINUTE);
    const end = whole + left * MINUTE;
    const isSteady = minuteOfWeek(end, zone) === (minute + left) % WEEK_MINUTES;
    moment = isSteady ? end : Math.min(end, moment - (moment % HALF_HOUR) + HALF_HOUR);
  }
}
