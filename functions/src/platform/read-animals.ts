import type { AnimalsPage, StoredPage } from '@boma/domain/pages/pages.schema.ts';
import { namesProtectedAnimal } from '@boma/domain/pages/protected-animals.policy.ts';
import { type Animals, isProtected, knownAnimals, PROTECTED_NAMES } from '@boma/domain/sightings/species.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { createLog, type Log, withoutRepeats } from './log.ts';
import type { Reader } from './read-documents.ts';
import { readPage } from './read-page.ts';
import { shortCache } from './short-cache.ts';
import { store } from './store.ts';

/** Milliseconds. */
const KEPT = 2000;

/** An instance reads the list all the time, so it logs a fault once. */
let log: Log | undefined;
function instanceLog(): Log {
  log ??= withoutRepeats(createLog('animals'));
  return log;
}

const isNamedProtected = ({ name, plural, scientific }: AnimalsPage['animals'][number]): boolean =>
  [name, plural, scientific].some((text) => isProtected(text) || namesProtectedAnimal(text));

/** What staff have saved, without a protected animal that was stored past the verb or before it was protected. */
export const withoutProtected = <P extends AnimalsPage>(page: P): P => ({
  ...page,
  animals: page.animals.filter((animal) => !isNamedProtected(animal)),
});

function savedIn(document: DocumentSnapshot<StoredPage>): AnimalsPage | undefined {
  const page = readPage(document, instanceLog());
  return page?.kind === 'animals' ? page : undefined;
}

function animalsIn(document: DocumentSnapshot<StoredPage>): Animals {
  const page = savedIn(document);
  return knownAnimals(page && withoutProtected(page).animals);
}

/** The names of all protected animals: those of the code, and those that staff had saved before the code protected them. */
export async function readProtectedNames(reader: Reader): Promise<string[]> {
  const page = savedIn(await reader.get(store.pages('animals')));
  const saved = (page?.animals ?? []).filter(isNamedProtected).map(({ name }) => name);
  return [...new Set([...PROTECTED_NAMES, ...saved])];
}

/** The animals as the transaction reads them. */
export const readAnimals = async (reader: Reader): Promise<Animals> =>
  animalsIn(await reader.get(store.pages('animals')));

/** The animals as they were at most two seconds ago. */
export const recentAnimals = shortCache<Animals>(KEPT, Date.now, async () =>
  animalsIn(await store.pages('animals').get()),
);
