import { isProtected, SPECIES } from '../sightings/species.ts';
import type { AnimalsPage } from './pages.schema.ts';

/** The animals that the site comes with. The protected ones stay in the code, where no form reaches them. */
export const defaultAnimals: AnimalsPage = {
  kind: 'animals',
  animals: [...SPECIES.values()].filter(({ name }) => !isProtected(name)),
};
