import { toMillis } from '@boma/domain/time.ts';
import { campTime } from '../../lib/camp-time.ts';
import { dayWords, timeWords } from '../../lib/moments.ts';

/** The day and the viewer's time of a photo: 'Mar 5, 3:40 PM'. The year stands with photos older than a year. */
export function photoDate(createdTs: number, now: number): string {
  const at = toMillis(createdTs);
  const aYearAgo = new Date(now);
  aYearAgo.setUTCFullYear(aYearAgo.getUTCFullYear() - 1);
  return `${dayWords(at, { withYear: at < aYearAgo.getTime() })}, ${photoTime(createdTs)}`;
}

/** The time on the viewer's clock: '3:40 PM'. */
export const photoTime = (createdTs: number): string => timeWords(toMillis(createdTs));

/** The time on the clock at camp: '5:40 PM'. */
export const photoCampTime = (createdTs: number): string => campTime(toMillis(createdTs));
