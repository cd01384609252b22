import { CAMP_UTC_OFFSET_HOURS } from '@boma/domain/camp-time.ts';

export { CAMP_UTC_OFFSET_HOURS };

const HOUR = 3_600_000;

let shift = 0;

/** Sets how far the clock of a simulated camp is ahead of the real one. @param ms milliseconds */
export function shiftCampClock(ms: number): void {
  shift = ms;
}

/** What the clock at camp shows now, in unix milliseconds: the real time, except at a simulated camp. */
export const campNow = (now: number) => now + shift;

/** 'h:mm A' */
export function clockText(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The time at the cameras as 'h:mm A'. @param now unix milliseconds */
export function campTime(now: number): string {
  const camp = new Date(now + CAMP_UTC_OFFSET_HOURS * HOUR);
  return clockText(camp.getUTCHours(), camp.getUTCMinutes());
}
