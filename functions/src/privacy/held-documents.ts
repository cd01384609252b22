import { heldData } from '@boma/domain/privacy/held-data.ts';
import type { FoundBy, Holding } from '@boma/domain/privacy/holding.ts';
import type { StoredName } from '@boma/domain/stored-schemas.ts';
import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/** The number of writes that one batch takes. */
const BATCH = 400;

/** Every document of a collection that belongs to the user, as it is stored. */
export async function findDocuments(
  uid: string,
  name: StoredName,
  foundBy: FoundBy,
): Promise<DocumentSnapshot[]> {
  const all: CollectionReference = store[name].all().withConverter(null) as CollectionReference;
  if (foundBy !== 'id') return (await all.where(foundBy.field, '==', uid).get()).docs;
  const document = await all.doc(uid).get();
  return document.exists ? [document] : [];
}

async function deleteAll(documents: readonly DocumentReference[]): Promise<void> {
  for (let at = 0; at < documents.length; at += BATCH) {
    const batch = firestore().batch();
    for (const document of documents.slice(at, at + BATCH)) batch.delete(document);
    await batch.commit();
  }
}

interface Row {
  readonly name: StoredName;
  readonly foundBy: FoundBy;
}

const storedNames = Object.keys(store).filter((name): name is StoredName => name in heldData);

/** The collections for which `find` says how a user's documents are found there. */
export function selectCollections(find: (holding: Holding) => FoundBy | undefined): Row[] {
  return storedNames.flatMap((name) => {
    const foundBy = find(heldData[name]);
    return foundBy ? [{ name, foundBy }] : [];
  });
}

/** Deletes the user's documents in all collections with this `end`, except the named ones. */
export async function deleteHeld(
  uid: string,
  end: 'deleted' | 'kept',
  except: readonly StoredName[] = [],
): Promise<void> {
  const rows = selectCollections((holding) =>
    holding.holds === 'personal data' && holding.end === end ? holding.foundBy : undefined,
  );
  for (const { name, foundBy } of rows) {
    if (except.includes(name)) continue;
    const found = await findDocuments(uid, name, foundBy);
    await deleteAll(found.map(({ ref }) => ref));
  }
}
