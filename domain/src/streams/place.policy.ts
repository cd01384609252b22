import type { Coordinates, Place, PlaceView, Species } from './place.schema.ts';

/** Whole degrees are about 110 kilometres. Rounding −0.4 gives −0, which JSON does not know. */
const wholeDegrees = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude) + 0,
  longitude: Math.round(longitude) + 0,
});

/**
 * The place as everybody may see it. The den of a protected species has no coordinates, and the sun is computed for whole
 * degrees there: exact times of sunrise and sunset would give the place away again.
 */
export function toPlaceView(place: Place): PlaceView {
  const { name, country, habitat, coordinates, protected_den: isHidden } = place;
  return {
    name,
    country,
    habitat,
    coordinates: isHidden ? null : coordinates,
    sun_at: isHidden ? wholeDegrees(coordinates) : coordinates,
  };
}

/** How many animals a camera is introduced with. */
const INTRODUCED = 3;

/** The animals that a viewer may expect at a camera, the most likely first. */
export function likelySpecies(species: readonly Species[]): string[] {
  const expected = species.filter(({ likelihood }) => likelihood === 'most days' || likelihood === 'often');
  return expected.slice(0, INTRODUCED).map(({ name }) => name);
}
