import type { AddNoteInput, NoteView } from '@boma/domain/moderation/notes.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** What staff have noted about a user, the newest first. All of these throw AppError. */
export async function listNotes(uid: string): Promise<readonly NoteView[]> {
  return (await callApi('listNotes', { params: { uid } })).data.notes;
}

export async function addNote(body: AddNoteInput): Promise<void> {
  await callApi('addNote', { body }, { own: ['not-found', 'invalid-input'] });
}

export async function removeNote(id: string): Promise<void> {
  await callApi('removeNote', { body: { id } }, { own: ['not-found', 'forbidden'] });
}
