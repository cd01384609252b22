import { type Animals, knownAnimals } from '@boma/domain/sightings/species.ts';
import { useMemo } from 'react';
import { useEditedPages } from './edited-pages.ts';

/** The animals of the site, as far as this page knows: those that it comes with until the server has answered. */
export function useAnimals(): Animals {
  const saved = useEditedPages().animals;
  return useMemo(() => knownAnimals(saved?.animals), [saved]);
}
