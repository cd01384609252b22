import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { campTime } from '../../lib/camp-time.ts';
import { campBeside, timeWords } from '../../lib/moments.ts';

/** The time of a sighting where the viewer is. `ts` is unix seconds. */
export const clockWords = (ts: number): string => timeWords(ts * 1000);

/** What stands after 'camp' beside the viewer's time of a sighting. */
export const campWords = (ts: number): string => campBeside(campTime(ts * 1000), clockWords(ts));

/** '6 AM' for an hour at camp. */
function hourWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '5–6 AM', '11 AM–12 PM' for the hour that begins then. */
export function hourSpan(hour: number): string {
  const next = (hour + 1) % 24;
  const sameHalf = hour < 12 === next < 12;
  return sameHalf ? `${hour % 12 || 12}–${hourWords(next)}` : `${hourWords(hour)}–${hourWords(next)}`;
}

/** What staff read when an action was refused. */
export const sightingProblem = (cause: unknown): string =>
  refusalWords(cause, {
    forbidden: 'Only our rangers can do this.',
    'not-found': 'There is no such camera any more.',
  });
