import { SPECIES } from '@boma/domain/sightings/species.ts';
import { expect, it } from 'vitest';
import { speciesByKind } from './species-by-kind.ts';

it('puts the animals into groups of their kind, and those of a new kind into one at the end', () => {
  const lion = SPECIES.get('lion');
  const hippo = SPECIES.get('hippo');
  if (!lion || !hippo) throw new Error('The list of species has no lion or no hippo.');
  const animals = new Map([
    ['hippo', hippo],
    ['tortoise', { ...hippo, name: 'tortoise', category: 77 }],
    ['lion', lion],
  ]);
  expect(speciesByKind(animals, [])).toEqual([
    ['Big cats', [{ value: 'lion', text: 'Lion' }]],
    ['Hippos and crocodiles', [{ value: 'hippo', text: 'Hippo' }]],
    ['Other animals', [{ value: 'tortoise', text: 'Tortoise' }]],
  ]);
});
