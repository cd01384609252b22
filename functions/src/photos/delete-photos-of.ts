import type { DocumentReference } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';
import { deleteFiles } from './pictures.ts';
import { deleteUploadFiles } from './sweep-uploads.ts';

/**
 * Deletes the photos and the uploads of a user, files first: a run that breaks off finds the rest through the documents
 * that are left.
 */
export async function deletePhotosOf(uid: string): Promise<void> {
  const [photos, uploads] = await Promise.all([
    store.photos.all().where('uid', '==', uid).get(),
    store.photoUploads.all().where('uid', '==', uid).get(),
  ]);
  for (const document of photos.docs) {
    const { folder, film } = document.data();
    await deleteFiles({ folder, segments: film?.segments });
    await (document.ref as DocumentReference).delete();
  }
  for (const document of uploads.docs) {
    await deleteUploadFiles(document.data());
    await (document.ref as DocumentReference).delete();
  }
}
