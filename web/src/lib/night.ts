import { campHour } from '@boma/domain/camp-time.ts';

/** True if it is night at camp. @param now unix milliseconds */
export function isNight(now: number): boolean {
  const hour = campHour(now);
  return hour < 6 || hour > 17;
}
