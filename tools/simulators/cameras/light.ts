import { type Light, lights } from '@boma/domain/streams/sun.ts';

export type { Light };

/** All cameras are in one time zone without summer time. */
export const CAMP_OFFSET_MS = 2 * 60 * 60 * 1000;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const isLight = (word: string): word is Light => lights.some((each) => each === word);

/** What a camera shows in a light that it has not been filmed in: the other low sun before the full day. */
const INSTEAD: Readonly<Record<Light, readonly Light[]>> = {
  dawn: ['dawn', 'dusk', 'day', 'night'],
  day: ['day', 'dawn', 'dusk', 'night'],
  dusk: ['dusk', 'dawn', 'day', 'night'],
  night: ['night', 'dusk', 'dawn', 'day'],
};

/** The take of a camera that comes closest to a light. @throws Error for a camera without takes */
export function nearestTake(takes: readonly Light[], light: Light): Light {
  const take = INSTEAD[light].find((each) => takes.includes(each));
  if (!take) throw new Error('A camera has no takes.');
  return take;
}

/**
 * How far the camp's clock must be ahead of the real one to show a time of day now.
 * @param time `19:30`, in camp time
 * @returns milliseconds, or undefined for what is no time of day
 */
export function shiftTo(time: string, nowMs: number): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const wanted = Number(hours) * HOUR_MS + Number(minutes) * 60_000;
  const shown = (nowMs + CAMP_OFFSET_MS) % DAY_MS;
  return (wanted - shown + DAY_MS) % DAY_MS;
}
