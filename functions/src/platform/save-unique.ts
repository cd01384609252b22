import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import { firestore } from './firestore.ts';

/**
 * Writes `{collection}/{key}` unless it says just that already: an unchanged document wakes no trigger.
 * @throws AppError `conflict` when another document of the collection has this numeric id.
 */
export async function saveUnique(
  collection: string,
  key: string,
  value: { readonly id: number },
): Promise<void> {
  const all = firestore().collection(collection);
  await firestore().runTransaction(async (transaction) => {
    const sameId = await transaction.get(all.where('id', '==', value.id));
    const current = await transaction.get(all.doc(key));
    if (sameId.docs.some((document) => document.id !== key)) throw new AppError('conflict');
    if (!isDeepStrictEqual(current.data(), value)) transaction.set(all.doc(key), value);
  });
}
