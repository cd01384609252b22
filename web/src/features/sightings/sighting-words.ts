import { AppError } from '@boma/domain/errors.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { campTime } from '../../lib/camp-time.ts';
import { viewerTime } from '../../lib/moments.ts';

/** The time of a sighting where the viewer is. `ts` is unix seconds. */
export const clockWords = (ts: number): string => viewerTime(ts * 1000);

/** The time of a sighting at camp. */
export const campWords = (ts: number): string => campTime(ts * 1000);

/** '6 AM' for an hour at camp. */
export function hourWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '5–6 AM', '11 AM–12 PM' for the hour that begins then. */
export function hourSpan(hour: number): string {
  const next = (hour + 1) % 24;
  const sameHalf = hour < 12 === next < 12;
  return sameHalf ? `${hour % 12 || 12}–${hourWords(next)}` : `${hourWords(hour)}–${hourWords(next)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What staff read when an action was refused. */
export function staffProblem(cause: unknown): string {
  if (cause instanceof AppError && cause.code === 'forbidden') return 'Only our rangers can do this.';
  if (cause instanceof AppError && cause.code === 'not-found') return 'There is no such camera any more.';
  return refusalWords(cause, 'That did not work. Please try again in a moment.');
}
