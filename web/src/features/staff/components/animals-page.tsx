import { capital } from '@boma/domain/capital.ts';
import { AppError } from '@boma/domain/errors.ts';
import { defaultAnimals } from '@boma/domain/pages/default-animals.ts';
import { animalInput } from '@boma/domain/pages/pages.schema.ts';
import { useMemo } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { type EditKind, NEW } from '../../../components/editing/edit-kind.ts';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import type { Choice } from '../../../components/form/choice-field.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { keepSaved } from '../../../lib/edited-pages.ts';
import {
  type Animal,
  type AnimalField,
  animalFieldOf,
  animalGroups,
  animalValues,
  toAnimal,
} from '../animal-fields.ts';
import { listEditedCategories, listEditedPages, savePage } from '../api/staff-calls.ts';

/** All animals as they are now, and the version of the document that has them. Null: nobody has saved it. */
async function readAnimals(): Promise<{ version: string | null; animals: readonly Animal[] }> {
  const saved = (await listEditedPages()).find(({ page }) => page.kind === 'animals');
  return saved?.page.kind === 'animals'
    ? { version: saved.version, animals: saved.page.animals }
    : { version: null, animals: defaultAnimals.animals };
}

interface AnimalNow {
  readonly version: string | null;
  readonly animal: Animal;
}

async function listAnimals(): Promise<AnimalNow[]> {
  const { version, animals } = await readAnimals();
  return animals
    .map((animal) => ({ version, animal }))
    .sort((a, b) => a.animal.name.localeCompare(b.animal.name, 'en', { sensitivity: 'base' }));
}

async function saveAll(animals: readonly Animal[], version: string | null): Promise<void> {
  const page = { kind: 'animals' as const, animals: [...animals] };
  await savePage({ version, page });
  keepSaved(page);
}

/** A colleague may save another animal at the same moment: so often it is tried. */
const TRIES = 3;

/** A new animal has no version of its own: it is added to those that are there now. */
async function addAnimal(animal: Animal, tries = TRIES): Promise<void> {
  const { version, animals } = await readAnimals();
  try {
    await saveAll([...animals, animal], version);
  } catch (cause) {
    const isLate = cause instanceof AppError && cause.code === 'conflict';
    if (!isLate || tries === 1) throw cause;
    await addAnimal(animal, tries - 1);
  }
}

/** The other animals stay as they are. If a colleague has saved any since `version`, the server refuses this. */
async function changeAnimal(animal: Animal, version: string | null): Promise<void> {
  const { animals } = await readAnimals();
  await saveAll(
    animals.map((each) => (each.name === animal.name ? animal : each)),
    version,
  );
}

async function readKinds(): Promise<readonly Choice[]> {
  const kinds = await listEditedCategories();
  return kinds.map(({ category: { id, name } }) => ({ value: String(id), text: name }));
}

function animalKind(item: string | undefined, kinds: readonly Choice[]): EditKind<AnimalNow, AnimalField> {
  const isNew = item === NEW;
  const kindOf = (id: number) => kinds.find(({ value }) => value === String(id))?.text;
  return {
    words: {
      title: 'Animals',
      lead: 'What rangers report and viewers look for. Rhino and pangolin are never in this list.',
      add: 'Add an animal',
      none: 'There is no animal.',
      one: 'animal',
    },
    list: listAnimals,
    keyOf: ({ animal }) => animal.name,
    versionOf: ({ version }) => version,
    rowOf: ({ animal: { name, scientific, category, hidden } }) => ({
      title: capital(name),
      note: [scientific, kindOf(category)].filter(Boolean).join(' · '),
      ...(hidden && { badge: { text: 'Hidden', tone: 'muted' } }),
    }),
    valuesOf: (thing) => animalValues(thing?.animal),
    groups: animalGroups(kinds, isNew),
    schema: animalInput,
    toInput: (values) => toAnimal(isNew ? values : { ...values, name: item ?? '' }),
    fieldOf: animalFieldOf,
    save: async (values, version) => {
      if (isNew) await addAnimal(toAnimal(values));
      else await changeAnimal(toAnimal({ ...values, name: item ?? '' }), version);
    },
  };
}

interface AnimalsProps {
  /** The name of an animal, `NEW`, or nothing for the list. */
  readonly item: string | undefined;
  /** The address of the list. */
  readonly home: string;
  /** The address of all pages. */
  readonly pages: string;
}

function Screen({ item, home, pages, kinds }: AnimalsProps & { readonly kinds: readonly Choice[] }) {
  const kind = useMemo(
    () => ({ ...animalKind(item, kinds), within: { to: pages, text: 'Pages' } }),
    [item, kinds, pages],
  );
  return <EditScreen key={item ?? 'list'} kind={kind} item={item} home={home} />;
}

/** The editor of the animals: the list of them, and the form of one. */
export function Animals(props: AnimalsProps) {
  const answer = useAnswer(readKinds, { doing: 'Reading the kinds of alert' });
  return (
    <Asked what="the animals" of={answer} minHeight="30vh">
      {(kinds) => <Screen {...props} kinds={kinds} />}
    </Asked>
  );
}
