import type { AnimalsPage, StoredPage } from '@boma/domain/pages/pages.schema.ts';
import { namesProtectedAnimal } from '@boma/domain/pages/protected-animals.policy.ts';
import { type Animals, isProtected, knownAnimals } from '@boma/domain/sightings/species.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { dataIfWellFormed, type Reader } from './read-documents.ts';
import { shortCache } from './short-cache.ts';
import { store } from './store.ts';

/** Milliseconds. */
const KEPT = 2000;

/** What staff have saved, without a protected animal that was stored past the verb. */
export const withoutProtected = <P extends AnimalsPage>(page: P): P => ({
  ...page,
  animals: page.animals.filter(({ name, plural, scientific }) =>
    [name, plural, scientific].every((text) => !isProtected(text) && !namesProtectedAnimal(text)),
  ),
});

function animalsIn(document: DocumentSnapshot<StoredPage>): Animals {
  const page = dataIfWellFormed(document);
  return knownAnimals(page?.kind === 'animals' ? withoutProtected(page).animals : undefined);
}

/** The animals as the transaction reads them. */
export const readAnimals = async (reader: Reader): Promise<Animals> =>
  animalsIn(await reader.get(store.pages('animals')));

/** The animals as they were at most two seconds ago. */
export const recentAnimals = shortCache<Animals>(KEPT, Date.now, async () =>
  animalsIn(await store.pages('animals').get()),
);
