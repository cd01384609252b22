import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import type { AnimalsPage } from '@boma/domain/pages/pages.schema.ts';
import { isShown } from '@boma/domain/sightings/species.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { readAnimals } from '../platform/read-animals.ts';
import { store } from '../platform/store.ts';

const quoted = (name: string) => `“${name}”`;
const keptWords = (names: readonly string[]) =>
  `Sightings, photos and alerts keep the name of an animal, so these names stay: ${names.map(quoted).join(', ')}. You can hide the animal.`;
const kindWords = (name: string) => `The kind of alert that ${quoted(name)} belongs to does not exist.`;

/** Which of these kinds of alert there are not. */
async function unknownKinds(transaction: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const kinds = [...new Set(ids)];
  const found = await Promise.all(
    kinds.map((id) => transaction.get(store.notificationCategories(String(id)))),
  );
  return new Set(kinds.filter((_, at) => !found[at]?.exists));
}

/**
 * Requires that every animal of before keeps its name, which stored sightings, photos and alerts have, and that a kind of alert
 * which is new to an animal exists.
 * @throws AppError `invalid-input`.
 */
export async function requireSoundAnimals(transaction: Transaction, { animals }: AnimalsPage): Promise<void> {
  const before = await readAnimals(transaction);
  const kept = new Set(animals.map(({ name }) => name));
  const lost = [...before.keys()].filter((name) => isShown(before, name) && !kept.has(name));
  const isNewKind = ({ name, category }: AnimalsPage['animals'][number]) =>
    before.get(name)?.category !== category;
  const unknown = await unknownKinds(
    transaction,
    animals.filter(isNewKind).map(({ category }) => category),
  );
  const errors: FieldErrors = {
    ...(lost.length > 0 && { 'page.animals': [keptWords(lost)] }),
    ...Object.fromEntries(
      animals.flatMap((animal, at) =>
        isNewKind(animal) && unknown.has(animal.category)
          ? [[`page.animals.${at}.category`, [kindWords(animal.name)]]]
          : [],
      ),
    ),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}
