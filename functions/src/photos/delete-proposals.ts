import { decideAll } from '@boma/domain/photos/proposals.policy.ts';
import type { PhotoProposal } from '@boma/domain/photos/proposals.schema.ts';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eachLimited } from '../platform/each-limited.ts';
import { firestore } from '../platform/firestore.ts';
import { pagesOf } from '../platform/pages-of.ts';
import { store } from '../platform/store.ts';

const AT_ONCE = 8;

/** Deletes what was said of a photo that is gone. */
export async function deleteProposalsFor(photo: string): Promise<void> {
  const found = await store.photoProposals.all().where('photo', '==', photo).get();
  await eachLimited(found.docs, AT_ONCE, ({ ref }) => (ref as DocumentReference).delete());
}

async function withdraw(proposal: QueryDocumentSnapshot<PhotoProposal>): Promise<void> {
  const document = store.photos(proposal.data().photo);
  await firestore().runTransaction(async (transaction) => {
    const all = store.photoProposals.all().where('photo', '==', document.id);
    const [photo, found] = [await transaction.get(document), await transaction.get(all)];
    const said = found.docs.filter(({ id }) => id !== proposal.id).map((each) => each.data());
    transaction.delete(proposal.ref as DocumentReference);
    if (photo.exists) transaction.update(document, store.photos.patch(decideAll(said)));
  });
}

/** Deletes what a user has said of photos. What it had helped to decide is decided again. */
export async function deleteProposalsBy(uid: string): Promise<void> {
  for await (const page of pagesOf(store.photoProposals.all().where('uid', '==', uid)))
    for (const proposal of page) await withdraw(proposal);
}
