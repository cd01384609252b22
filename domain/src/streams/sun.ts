/** Where the sun is at a camera. Pure: the browser and the server get the same light. */
import { getPosition, getTimes } from 'suncalc';
import type { Millis } from '../time.ts';
import type { Coordinates } from './place.schema.ts';

/** The light at a camera. */
export type Light = 'dawn' | 'day' | 'dusk' | 'night';
export const lights = ['dawn', 'day', 'dusk', 'night'] as const satisfies readonly Light[];

/** Sunrise and sunset. Null in the polar summer and winter, when there is none that day. */
export interface SunTimes {
  readonly sunrise: Millis | null;
  readonly sunset: Millis | null;
}

/** Dawn and dusk last while the sun is no farther than this from the horizon, in degrees: civil twilight and the golden hour. */
const LOW = 6;
/** What the air lifts the sun at the horizon, in degrees. `getPosition` adds as much to every height below it. */
const LIFTED = 0.48;
/** The azimuth of the south, in degrees clockwise from the north. Until noon the sun is east of it. */
const SOUTH = 180;

/** Sunrise and sunset of the day at this place, by its own sun, that contains the moment. Unix milliseconds. */
export function sunTimes({ latitude, longitude }: Coordinates, moment: Millis): SunTimes {
  const { sunrise, sunset } = getTimes(new Date(moment), latitude, longitude);
  return { sunrise: sunrise?.getTime() ?? null, sunset: sunset?.getTime() ?? null };
}

/** The light at a place. */
export function lightAt({ latitude, longitude }: Coordinates, moment: Millis): Light {
  const { altitude, azimuth } = getPosition(new Date(moment), latitude, longitude);
  if (altitude > LOW) return 'day';
  if (altitude < LIFTED - LOW) return 'night';
  return azimuth < SOUTH ? 'dawn' : 'dusk';
}
