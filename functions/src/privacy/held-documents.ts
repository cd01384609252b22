import { heldData } from '@boma/domain/privacy/held-data.ts';
import type { FoundBy, Holding } from '@boma/domain/privacy/holding.ts';
import type { StoredName } from '@boma/domain/stored-schemas.ts';
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import { pagesOf } from '../platform/pages-of.ts';
import { store } from '../platform/store.ts';

/** Every document of a collection that belongs to the user, as it is stored, in pages. No page is empty. */
export async function* findDocuments(
  uid: string,
  name: StoredName,
  foundBy: FoundBy,
): AsyncGenerator<DocumentSnapshot[], void> {
  const all: CollectionReference = store[name].all().withConverter(null) as CollectionReference;
  if (foundBy !== 'id') {
    yield* pagesOf(all.where(foundBy.field, '==', uid));
    return;
  }
  const document = await all.doc(uid).get();
  if (document.exists) yield [document];
}

async function deletePage(page: readonly DocumentSnapshot[]): Promise<void> {
  const batch = firestore().batch();
  for (const { ref } of page) batch.delete(ref);
  await batch.commit();
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
    for await (const page of findDocuments(uid, name, foundBy)) await deletePage(page);
  }
}
