import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import type { CollectionReference, DocumentData, WithFieldValue } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';
import { dataIfWellFormed } from './read-documents.ts';

/**
 * Writes a document of a collection unless it is unchanged: an unchanged document starts no trigger. `kept`: what stays of
 * the stored one where the value says nothing of it. Answers what is stored then.
 * @throws AppError `conflict` when another document of the collection has this numeric id.
 */
export async function saveUnique<T extends { readonly id: number }, D extends DocumentData>(
  all: CollectionReference<T, D>,
  key: string,
  value: T,
  kept: (stored: T) => Partial<T> = () => ({}),
): Promise<T> {
  const document = all.doc(key);
  return firestore().runTransaction(async (transaction) => {
    const sameId = await transaction.get(all.where('id', '==', value.id));
    const current = await transaction.get(document);
    if (sameId.docs.some(({ id }) => id !== key)) throw new AppError('conflict');
    const stored = dataIfWellFormed(current);
    const next: T = stored ? { ...kept(stored), ...value } : value;
    if (!isDeepStrictEqual(stored, next)) transaction.set(document, next as WithFieldValue<T>);
    return next;
  });
}
