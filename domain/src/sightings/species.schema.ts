import { z } from 'zod';
import { SPECIES_NAME, SPECIES_NAME_MAX } from '../streams/place.constants.ts';
import { isProtected } from './species.ts';

interface Wrong {
  readonly error: string;
}

/** The name of an animal. The verb says whether the site knows it: staff edit the list. */
export const speciesName = (wrong: Wrong) =>
  z.string(wrong).max(SPECIES_NAME_MAX, wrong).regex(SPECIES_NAME, wrong);

/** The name of an animal that viewers may read of. */
export const shownSpeciesName = (wrong: Wrong) =>
  speciesName(wrong).refine((name) => !isProtected(name), wrong);
