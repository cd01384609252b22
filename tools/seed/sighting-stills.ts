import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { SPECIES } from '@boma/domain/sightings/species.ts';
import { thumbnailSizes } from '@boma/domain/streams/streams.constants.ts';
import { findCamera } from '../simulators/cameras/cameras.ts';
import { nearestStill } from '../simulators/cameras/library.ts';
import { takeDuring } from '../simulators/cameras/take.ts';
import { composeThumbnail } from '../simulators/cameras/thumbnail.ts';
import { currentSequence, loopSeconds } from '../simulators/cameras/window.ts';
import { PHOTO_TITLES } from './photo-titles.ts';
import { PLACES } from './places.ts';

/**
 * The animals of a camera that its still of a moment shows. A scene names a spotted hyena by its last word.
 * @param at unix milliseconds
 * @param campShift how many milliseconds the camp's clock is ahead of the real one
 */
export function shownAt(slug: string, at: number, campShift: number): readonly string[] {
  const { code, light } = takeDuring(currentSequence(at), slug, campShift);
  const scene = PHOTO_TITLES.find(({ take }) => take === `${code}/${light}`);
  if (!scene || scene.stills?.includes(nearestStill(loopSeconds(at))) === false) return [];
  const names = (PLACES[slug]?.species ?? []).map(({ name }) => name).filter((name) => SPECIES.has(name));
  return names.filter((name) => scene.shows.some((shown) => name.split(' ').at(-1) === shown));
}

/**
 * The JPEG of a sighting's moment, as the server keeps it: small where the camera is for members. Undefined where the
 * film of that moment lacks the animal.
 */
export async function stillOf({
  stream: { slug },
  species,
  created_ts,
}: Sighting): Promise<Buffer | undefined> {
  const at = created_ts * 1000;
  const camera = findCamera(slug);
  if (!camera || !shownAt(slug, at, 0).includes(species)) return undefined;
  return composeThumbnail(camera, thumbnailSizes[camera.paid ? 'small' : 'medium'], at, 0);
}
