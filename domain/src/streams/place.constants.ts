/** Words about a camera's place that the browser reads without zod. */

/** What kind of place a camera looks at. */
export const habitats = [
  'waterhole',
  'river',
  'wetland',
  'pan',
  'savannah',
  'woodland',
  'rocks',
  'den',
] as const;
export type Habitat = (typeof habitats)[number];

/** Animals of a camera, and characters of the name of one. */
export const SPECIES_MAX = 12;
export const SPECIES_NAME_MAX = 40;
/** A name is words of letters, as in a sentence: 'elephant', 'fish eagle'. */
export const SPECIES_NAME = /^[\p{L}’]+(?:[ -][\p{L}’]+)*$/u;

/** How likely an animal is to be seen, the most likely first. */
export const likelihoods = ['most days', 'often', 'sometimes', 'rarely'] as const;
