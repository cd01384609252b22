import { localTime } from '@boma/domain/zone-clock.ts';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { viewerZone } from './timing/viewer-zone.ts';

dayjs.extend(utc);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * What clock and calendar show in a zone, to count and compare days by. It is a time in UTC to dayjs, so that the zone of
 * the device plays no part. `time` is unix milliseconds. Text of dates on screen: `moments.ts`, which every page can afford.
 */
export function wallClock(time: number, zone: string = viewerZone()): Dayjs {
  const { year, month, day, hour, minute } = localTime(time, zone);
  return dayjs.utc(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day), Number(hour), Number(minute)));
}

/** Midnights between two moments, by the clock of the viewer. */
export const daysBetween = (then: number, now: number): number =>
  wallClock(now).startOf('day').diff(wallClock(then).startOf('day'), 'day');
