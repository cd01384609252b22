import { z } from 'zod';
import { shortName } from '../shown-text.ts';
import { habitats, likelihoods, SPECIES_NAME, SPECIES_NAME_MAX } from './place.constants.ts';

const TENTHS = { error: 'Round the coordinates to 0.1°: the exact spot is not stored.' };
const isInTenths = (degrees: number) => Number(degrees.toFixed(1)) === degrees;
const degrees = (most: number, range: string) =>
  z.number(range).min(-most, range).max(most, range).refine(isInTenths, TENTHS);
const latitude = degrees(90, 'Give the latitude in degrees from -90 to 90, such as -24.3.');
const longitude = degrees(180, 'Give the longitude in degrees from -180 to 180, such as 31.1.');

/** Degrees, north and east positive. */
const coordinatesSchema = z.object({ latitude, longitude });
export type Coordinates = z.infer<typeof coordinatesSchema>;

/** Where a camera is, as stored: the coordinates to 0.1°, which is about 11 kilometres. */
export const placeSchema = z.strictObject({
  /** The reserve. */
  name: shortName('Name the reserve.'),
  country: shortName('Name the country.'),
  habitat: z.enum(habitats, { error: 'Choose the habitat.' }),
  coordinates: coordinatesSchema,
  /** True for the den of a protected species: its coordinates are never published. */
  protected_den: z.boolean(),
});
export type Place = z.infer<typeof placeSchema>;

/** Where a camera is, as everybody may see it. */
export const placeViewSchema = z.object({
  name: z.string(),
  country: z.string(),
  habitat: z.enum(habitats),
  /** Null for the den of a protected species. */
  coordinates: coordinatesSchema.nullable(),
  /** Where the sun is computed for: the coordinates, or whole degrees for the den of a protected species. */
  sun_at: coordinatesSchema,
});
export type PlaceView = z.infer<typeof placeViewSchema>;

/** An animal that lives at a camera. */
export const speciesSchema = z.object({
  /** As in a sentence: 'elephant', 'fish eagle'. */
  name: z
    .string()
    .max(SPECIES_NAME_MAX, {
      error: `The name of an animal has at most ${SPECIES_NAME_MAX} characters.`,
    })
    .regex(SPECIES_NAME, { error: 'The name of an animal is words of letters.' }),
  likelihood: z.enum(likelihoods, {
    error: `Write how likely it is after the comma: ${likelihoods.join(', ')}.`,
  }),
});
export type Species = z.infer<typeof speciesSchema>;
