import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import type { CollectionReference, DocumentData, WithFieldValue } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';
import { dataIfWellFormed } from './read-documents.ts';

/**
 * Writes a document of a collection unless it is unchanged: an unchanged document starts no trigger.
 * @throws AppError `conflict` when another document of the collection has this numeric id.
 */
export async function saveUnique<T extends { readonly id: number }, D extends DocumentData>(
  all: CollectionReference<T, D>,
  key: string,
  value: T,
): Promise<void> {
  const document = all.doc(key);
  await firestore().runTransaction(async (transaction) => {
    const sameId = await transaction.get(all.where('id', '==', value.id));
    const current = await transaction.get(document);
    if (sameId.docs.some(({ id }) => id !== key)) throw new AppError('conflict');
    if (!isDeepStrictEqual(dataIfWellFormed(current), value))
      transaction.set(document, value as WithFieldValue<T>);
  });
}
