import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { type Animals, offeredAnimals } from '@boma/domain/sightings/species.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';
import type { Choice } from '../../components/form/choice-field.tsx';
import type { SightingField, SightingValues } from '../sightings/typed-sighting.ts';

/** Of a new sighting nothing is chosen, so that an untouched form reports nothing. */
export const sightingValues = (sighting: Sighting | undefined): SightingValues => ({
  stream: sighting?.stream.slug ?? '',
  species: sighting?.species ?? '',
  count: sighting?.count ? String(sighting.count) : '',
  message: sighting?.message ?? '',
  notification_category_id: String(sighting?.notification_category_id ?? ''),
});

const choices = (animals: Animals): readonly Choice[] =>
  offeredAnimals(animals).map((name) => ({ value: name, text: name }));

/** What the form offers. */
export interface SightingChoices {
  readonly kinds: readonly Choice[];
  readonly animals: Animals;
  /** For a new sighting. Absent for one whose camera is known. */
  readonly cameras?: readonly Choice[] | undefined;
}

export const sightingGroups = ({
  kinds,
  animals,
  cameras,
}: SightingChoices): readonly EditGroup<SightingField>[] => [
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
        options: cameras ? [{ value: '', text: 'Choose an animal' }, ...choices(animals)] : choices(animals),
      },
      { name: 'count', label: 'How many', kind: 'number', hint: 'May be empty.' },
      { name: 'message', label: 'What they do', hint: 'May be empty.' },
      {
        name: 'notification_category_id',
        label: 'Kind of alert',
        kind: 'choice',
        hint: 'It follows the animal. You can choose another one.',
        options: cameras ? [{ value: '', text: 'As the animal' }, ...kinds] : kinds,
        follows: { field: 'species', value: (name) => String(animals.get(name)?.category ?? '') },
      },
    ],
  },
];
