/** All cameras are in one time zone without summer time. */
export const CAMP_UTC_OFFSET_HOURS = 2;

const HOUR = 3_600_000;

function clockText(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The time at the cameras as 'h:mm A'. @param now unix milliseconds */
export function campTime(now: number): string {
  const camp = new Date(now + CAMP_UTC_OFFSET_HOURS * HOUR);
  return clockText(camp.getUTCHours(), camp.getUTCMinutes());
}

/** The time where the viewer is, as 'h:mm A'. @param now unix milliseconds */
export function viewerTime(now: number): string {
  const here = new Date(now);
  return clockText(here.getHours(), here.getMinutes());
}
