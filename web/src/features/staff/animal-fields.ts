import { ANIMALS_MAX } from '@boma/domain/pages/pages.constants.ts';
import type { AnimalsPage } from '@boma/domain/pages/pages.schema.ts';
import type { EditField, EditGroup } from '../../components/editing/edit-kind.ts';
import type { Choice } from '../../components/form/choice-field.tsx';

export type Animal = AnimalsPage['animals'][number];
export const animalFields = ['name', 'plural', 'scientific', 'category', 'hidden'] as const;
export type AnimalField = (typeof animalFields)[number];
export type AnimalValues = Readonly<Record<AnimalField, string>>;

/** What the form shows of an animal, or of a new one. */
export const animalValues = (animal?: Animal): AnimalValues => ({
  name: animal?.name ?? '',
  plural: animal?.plural ?? '',
  scientific: animal?.scientific ?? '',
  category: animal ? String(animal.category) : '',
  hidden: animal?.hidden ? 'on' : '',
});

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toAnimal = ({ name, plural, scientific, category, hidden }: AnimalValues) => ({
  name: name.trim(),
  plural: plural.trim(),
  scientific: scientific.trim(),
  category: Number(category),
  ...(hidden === 'on' && { hidden: true as const }),
});

/** The server names an animal by its place among all. A form has one of them. */
export const animalFieldOf: Readonly<Record<string, AnimalField>> = {
  animals: 'name',
  ...Object.fromEntries(
    Array.from({ length: ANIMALS_MAX }, (_, at) =>
      animalFields.map((field) => [`animals.${at}.${field}`, field] as const),
    ).flat(),
  ),
};

const name: EditField<AnimalField> = {
  name: 'name',
  label: 'Name',
  hint: 'As in a sentence, such as fish eagle. It cannot change later: sightings, photos and alerts keep it.',
};

/** `kinds`: the kinds of alert. `isNew`: the animal gets its name with the form. */
export const animalGroups = (kinds: readonly Choice[], isNew: boolean): readonly EditGroup<AnimalField>[] => [
  {
    fields: [
      ...(isNew ? [name] : []),
      {
        name: 'plural',
        label: 'Several of them',
        hint: 'As after a number, such as fish eagles.',
      },
      {
        name: 'scientific',
        label: 'Scientific name',
        hint: 'Such as Icthyophaga vocifer. The data of the logbook names it so.',
      },
      {
        name: 'category',
        label: 'Kind of alert',
        kind: 'choice',
        options: [...(isNew ? [{ value: '', text: 'Choose a kind' }] : []), ...kinds],
        hint: 'Sightings are of this kind unless staff choose another one.',
      },
      {
        name: 'hidden',
        label: 'Hidden',
        kind: 'switch',
        hint: 'Nobody can choose it any more. Sightings, photos and alerts that name it stay.',
      },
    ],
  },
];
