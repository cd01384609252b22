/** All cameras are in one time zone without summer time, so many hours east of Greenwich. A test holds its names below to it. */
export const CAMP_UTC_OFFSET_HOURS = 2;

/** The camp's zone as `Intl` knows it. `Etc` zones are named by the other sign. */
export const CAMP_ZONE = `Etc/GMT-${CAMP_UTC_OFFSET_HOURS}`;
/** As it stands behind a time in ISO 8601. */
export const CAMP_ISO_OFFSET = `+0${CAMP_UTC_OFFSET_HOURS}:00`;
/** For viewers. */
export const CAMP_ZONE_WORDS = `South Africa, UTC+${CAMP_UTC_OFFSET_HOURS}`;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OFFSET = CAMP_UTC_OFFSET_HOURS * HOUR;

/** The day at camp, as '2026-03-05'. `at` is unix milliseconds. */
export const campDay = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 10);

/** The hour of the day at camp, 0 to 23. `at` is unix milliseconds. */
export const campHour = (at: number): number => new Date(at + OFFSET).getUTCHours();

/** When a day at camp begins and when the next one does, in unix milliseconds. */
export function campDayBounds(day: string): { readonly from: number; readonly until: number } {
  const from = Date.parse(`${day}T00:00:00Z`) - OFFSET;
  return { from, until: from + DAY };
}

/** The day at camp so many days before this one. */
export const campDaysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/** How many days at camp begin from the first day on, before the other one. */
export const campDaysBetween = (first: string, until: string): number =>
  (campDayBounds(until).from - campDayBounds(first).from) / DAY;
