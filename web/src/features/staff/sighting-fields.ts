import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { isProtected, SPECIES } from '@boma/domain/sightings/species.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';
import type { Choice } from '../../components/form/choice-field.tsx';
import type { SightingField, SightingValues } from '../sightings/typed-sighting.ts';

/** The kind of alert that an animal belongs to. Empty for none. */
const kindOf = (species: string) => String(SPECIES.get(species)?.category ?? '');

/** Of a new sighting nothing is chosen, so that an untouched form reports nothing. */
export const sightingValues = (sighting: Sighting | undefined): SightingValues => ({
  stream: sighting?.stream.slug ?? '',
  species: sighting?.species ?? '',
  count: sighting?.count ? String(sighting.count) : '',
  message: sighting?.message ?? '',
  notification_category_id: String(sighting?.notification_category_id ?? ''),
});

const animals: readonly Choice[] = [...SPECIES.keys()]
  .filter((name) => !isProtected(name))
  .sort()
  .map((name) => ({ value: name, text: name }));

/** `cameras`: for a new sighting; absent for one whose camera is known. */
export const sightingGroups = (
  kinds: readonly Choice[],
  cameras: readonly Choice[] | undefined,
): readonly EditGroup<SightingField>[] => [
  {
    title: 'The sighting',
    lead: cameras
      ? 'The picture of this moment is kept with it.'
      : 'Camera, time and picture stay. The notice in the chat changes too.',
    fields: [
      ...(cameras
        ? [
            {
              name: 'stream',
              label: 'Camera',
              kind: 'choice',
              options: [{ value: '', text: 'Choose a camera' }, ...cameras],
            } as const,
          ]
        : []),
      {
        name: 'species',
        label: 'Animal',
        kind: 'choice',
        options: cameras ? [{ value: '', text: 'Choose an animal' }, ...animals] : animals,
      },
      { name: 'count', label: 'How many', kind: 'number', hint: 'May be empty.' },
      { name: 'message', label: 'What they do', hint: 'May be empty.' },
      {
        name: 'notification_category_id',
        label: 'Kind of alert',
        kind: 'choice',
        hint: 'It follows the animal. You can choose another one.',
        options: cameras ? [{ value: '', text: 'As the animal' }, ...kinds] : kinds,
        follows: { field: 'species', value: kindOf },
      },
    ],
  },
];
