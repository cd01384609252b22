import { toMillis } from '../time.ts';
import { localTime } from '../zone-clock.ts';

// Days and hours in the viewer's time zone.

const MINUTE = 60_000;

/** The day of a moment in a zone, the same text for each moment of that day: '2026 Mar 05'. `at` is unix milliseconds. */
export function dayIn(at: number, zone: string): string {
  const { year, month, day } = localTime(at, zone);
  return `${year} ${month} ${day}`;
}

/** The day after that of `now` in a zone, as `dayIn` writes it. Where the clocks change, a day has 23 or 25 hours. */
export function dayAfter(now: number, zone: string): string {
  const later = [23, 24, 25].map((hours) => dayIn(now + hours * 60 * MINUTE, zone));
  return later.find((day) => day !== dayIn(now, zone)) as string;
}

/** The time of day in a zone as 'HH:mm'. */
export function timeIn(at: number, zone: string): string {
  const { hour, minute } = localTime(at, zone);
  return `${hour}:${minute}`;
}

/** 'Today 15:00' on the same day in the zone, otherwise '05 Mar @ 15:00'. `showTs` is unix seconds, `now` milliseconds. */
export function showTime(showTs: number, now: number, zone: string): string {
  const at = toMillis(showTs);
  const { month, day } = localTime(at, zone);
  const time = timeIn(at, zone);
  return dayIn(at, zone) === dayIn(now, zone) ? `Today ${time}` : `${day} ${month} @ ${time}`;
}

/** A heading for a day in the zone: 'Thursday, 5 March'. */
export function dayTitle(at: number, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
    .format(at)
    .replace(/^(\w+) /, '$1, ');
}

export interface Day<T> {
  readonly day: string;
  readonly entries: readonly T[];
}

/** The entries, which are in time order, by their day in the zone. */
export function byDay<T extends { readonly show_ts: number }>(entries: readonly T[], zone: string): Day<T>[] {
  const days = new Map<string, T[]>();
  for (const entry of entries) {
    const day = dayIn(toMillis(entry.show_ts), zone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, of]) => ({ day, entries: of }));
}

/** How long until a moment, in words: 'in 2 d 3 h', 'in 3 h 5 min', 'in 4 min', 'now'. Both are unix milliseconds. */
export function countdown(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / MINUTE);
  if (minutes <= 0) return 'now';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return hours > 0 ? `in ${days} d ${hours} h` : `in ${days} d`;
  const rest = minutes % 60;
  if (hours > 0) return rest > 0 ? `in ${hours} h ${rest} min` : `in ${hours} h`;
  return `in ${rest} min`;
}
