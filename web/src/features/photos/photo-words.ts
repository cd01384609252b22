import { toMillis } from '@boma/domain/time.ts';
import dayjs from 'dayjs';
import { campTime } from '../../lib/camp-time.ts';

/** The day and the viewer's time of a photo: 'Mar 5, 15:40'. The year stands with photos older than a year. */
export function photoDate(createdTs: number, now: number): string {
  const at = dayjs(toMillis(createdTs));
  const isOld = at.isBefore(dayjs(now).subtract(1, 'year'));
  return at.format(isOld ? 'MMM D, YYYY, HH:mm' : 'MMM D, HH:mm');
}

/** The time on the clock at camp: '5:40 PM'. */
export const photoCampTime = (createdTs: number): string => campTime(toMillis(createdTs));
