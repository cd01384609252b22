import type { DocumentReference } from 'firebase-admin/firestore';
import { pagesOf } from '../platform/pages-of.ts';
import { store } from '../platform/store.ts';
import { deleteFiles } from './pictures.ts';
import { deleteUploadFiles } from './sweep-uploads.ts';

/**
 * Deletes the photos and the uploads of a user, files first: a run that breaks off finds the rest through the documents
 * that are left.
 */
export async function deletePhotosOf(uid: string): Promise<void> {
  for await (const page of pagesOf(store.photos.all().where('uid', '==', uid)))
    for (const document of page) {
      const { folder, film } = document.data();
      await deleteFiles({ folder, segments: film?.segments });
      await (document.ref as DocumentReference).delete();
    }
  for await (const page of pagesOf(store.photoUploads.all().where('uid', '==', uid)))
    for (const document of page) {
      await deleteUploadFiles(document.data());
      await (document.ref as DocumentReference).delete();
    }
}
