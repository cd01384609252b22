import { capital } from '@boma/domain/capital.ts';
import { type Animals, CATEGORIES, offeredAnimals } from '@boma/domain/sightings/species.ts';
import type { PickGroup } from './components/pick-list.tsx';

const kinds: Readonly<Record<keyof typeof CATEGORIES, string>> = {
  bigCats: 'Big cats',
  elephants: 'Elephants',
  dogsAndHyenas: 'Wild dogs and hyenas',
  hoofed: 'Antelope and other grazers',
  water: 'Hippos and crocodiles',
  birds: 'Birds',
  primates: 'Baboons and monkeys',
  small: 'Small night visitors',
  rare: 'Rare visitors',
};

const kindNames = Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[];
const known = new Set<number | undefined>(Object.values(CATEGORIES));

/** The animals that a viewer can hear of, in groups of their kind. Those of a kind that staff have added come last. */
export function speciesByKind(animals: Animals, picked: readonly string[]): readonly PickGroup[] {
  const offered = offeredAnimals(animals, picked);
  const group = (name: string, fits: (category: number | undefined) => boolean): PickGroup => [
    name,
    offered
      .filter((animal) => fits(animals.get(animal)?.category))
      .map((animal) => ({ value: animal, text: capital(animal) })),
  ];
  return [
    ...kindNames.map((kind) => group(kinds[kind], (category) => category === CATEGORIES[kind])),
    group('Other animals', (category) => !known.has(category)),
  ].filter(([, choices]) => choices.length > 0);
}
