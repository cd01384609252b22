/**
 * Where the sun is, by the formulas of NOAA's solar calculator (https://gml.noaa.gov/grad/solcalc/solareqns.PDF), good to
 * about a minute between the polar circles. Pure: the browser and the server get the same light.
 */
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

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const RADIANS = Math.PI / 180;
/** The upper edge of the sun at the horizon, with the refraction of the air, in degrees. */
const AT_HORIZON = -0.833;
/** Dawn and dusk last while the sun is no farther than this from the horizon, in degrees: civil twilight and the golden hour. */
const LOW = 6;

const { sin, cos, acos, asin } = Math;

/** Declination in radians and equation of time in minutes at a moment. */
function sunAt(moment: Millis): { declination: number; equation: number } {
  const year = Date.UTC(new Date(moment).getUTCFullYear(), 0, 1);
  const next = Date.UTC(new Date(moment).getUTCFullYear() + 1, 0, 1);
  const g = (2 * Math.PI * (moment - year - DAY / 2)) / (next - year);
  return {
    declination:
      0.006918 -
      0.399912 * cos(g) +
      0.070257 * sin(g) -
      0.006758 * cos(2 * g) +
      0.000907 * sin(2 * g) -
      0.002697 * cos(3 * g) +
      0.00148 * sin(3 * g),
    equation:
      229.18 *
      (0.000075 + 0.001868 * cos(g) - 0.032077 * sin(g) - 0.014615 * cos(2 * g) - 0.040849 * sin(2 * g)),
  };
}

/** Solar noon of the day at this longitude that contains the moment. */
function noonOf(longitude: number, moment: Millis): Millis {
  const east = longitude * 4 * MINUTE;
  const midnight = Math.floor((moment + east) / DAY) * DAY - east;
  const noon = midnight + DAY / 2;
  return noon - sunAt(noon).equation * MINUTE;
}

/** The moment at which the sun crosses the horizon, before noon (-1) or after it (1). The second round uses the sun of that hour. */
function crossing({ latitude }: Coordinates, noon: Millis, side: -1 | 1): Millis | null {
  let moment = noon;
  for (let round = 0; round < 2; round += 1) {
    const { declination } = sunAt(moment);
    const cosine =
      (sin(AT_HORIZON * RADIANS) - sin(latitude * RADIANS) * sin(declination)) /
      (cos(latitude * RADIANS) * cos(declination));
    if (Math.abs(cosine) > 1) return null;
    moment = noon + (side * acos(cosine) * DAY) / (2 * Math.PI);
  }
  return Math.round(moment);
}

/** Sunrise and sunset of the day at this place, by its own sun, that contains the moment. Unix milliseconds. */
export function sunTimes(place: Coordinates, moment: Millis): SunTimes {
  const noon = noonOf(place.longitude, moment);
  return { sunrise: crossing(place, noon, -1), sunset: crossing(place, noon, 1) };
}

/** The light at a place. */
export function lightAt(place: Coordinates, moment: Millis): Light {
  const { declination } = sunAt(moment);
  const sinceNoon = moment - noonOf(place.longitude, moment);
  const hourAngle = (2 * Math.PI * sinceNoon) / DAY;
  const latitude = place.latitude * RADIANS;
  const height =
    asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)) / RADIANS;
  if (height > LOW) return 'day';
  if (height < -LOW) return 'night';
  return sinceNoon < 0 ? 'dawn' : 'dusk';
}
