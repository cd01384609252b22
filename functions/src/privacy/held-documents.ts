import { collections } from '@boma/domain/collections.ts';
import { type FoundBy, type Holding, heldData } from '@boma/domain/privacy/held-data.ts';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { documentAt, firestore } from '../platform/firestore.ts';

/** As many as one batch takes. */
const BATCH = 400;

/** Every document of a collection that is of a person. */
export async function documentsOf(
  uid: string,
  collection: string,
  foundBy: FoundBy,
): Promise<DocumentSnapshot[]> {
  if (foundBy === 'id') {
    const document = await documentAt(`${collection}/${uid}`).get();
    return document.exists ? [document] : [];
  }
  return (await firestore().collection(collection).where(foundBy.field, '==', uid).get()).docs;
}

export async function deleteAll(documents: readonly DocumentReference[]): Promise<void> {
  for (let at = 0; at < documents.length; at += BATCH) {
    const batch = firestore().batch();
    for (const document of documents.slice(at, at + BATCH)) batch.delete(document);
    await batch.commit();
  }
}

type Row = {
  readonly name: keyof typeof collections;
  readonly collection: string;
  readonly foundBy: FoundBy;
};

/** The collections of which the table says so, each with how a person's documents are found there. */
export function collectionsThat(holds: (holding: Holding) => FoundBy | undefined): Row[] {
  const names = Object.keys(collections) as (keyof typeof collections)[];
  return names.flatMap((name) => {
    const foundBy = holds(heldData[name]);
    return foundBy ? [{ name, collection: collections[name], foundBy }] : [];
  });
}

/** Deletes what the table says is `deleted` or `kept`, but for the collections named. */
export async function deleteHeld(
  uid: string,
  end: 'deleted' | 'kept',
  except: readonly (keyof typeof collections)[] = [],
): Promise<void> {
  const rows = collectionsThat((holding) =>
    holding.holds === 'people' && holding.end === end ? holding.foundBy : undefined,
  );
  for (const { name, collection, foundBy } of rows) {
    if (except.includes(name)) continue;
    const found = await documentsOf(uid, collection, foundBy);
    await deleteAll(found.map(({ ref }) => ref));
  }
}
