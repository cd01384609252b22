import { toPlaceView } from '@boma/domain/streams/place.policy.ts';
import { lightAt } from '@boma/domain/streams/sun.ts';
import { PLACES } from '../../seed/places.ts';
import { type Take, takesOf } from './library.ts';
import { nearestTake } from './light.ts';
import { loopStartMs } from './window.ts';

/**
 * What a camera shows during a sequence: the take that comes closest to the light at its place when that loop began. The
 * site computes the light on its cards in the same way.
 * @param campShift how many milliseconds the clock that decides the light is ahead of the real one
 * @throws Error for a camera without a place
 */
export function takeDuring(sequence: number, code: string, campShift: number): Take {
  const seeded = PLACES[code];
  if (!seeded) throw new Error(`tools/seed/places.ts has no place for the camera '${code}'.`);
  const light = lightAt(toPlaceView(seeded.place).sun_at, loopStartMs(sequence) + campShift);
  return { code, light: nearestTake(takesOf(code), light) };
}
