import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { deleteProposalsFor } from './delete-proposals.ts';
import { deleteFiles } from './pictures.ts';

/** The files of a deleted photo, in case the call that deleted it could not delete them, and what viewers said of it. */
export async function deleteRemains(id: string, photo: DocumentSnapshot | undefined): Promise<void> {
  // A malformed photo has files too.
  const folder: unknown = photo?.get('folder');
  const segments: unknown = photo?.get('film.segments');
  if (typeof folder === 'string')
    await deleteFiles({ folder, segments: typeof segments === 'number' ? segments : 0 });
  await deleteProposalsFor(id);
}
