import { cursorAfter } from '@boma/domain/list-cursor.ts';
import type { AddNoteInput, NoteView } from '@boma/domain/moderation/notes.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { doneIfGone } from '../../../lib/asking/done-if-gone.ts';

/**
 * So many pages of what staff have noted about a user, the newest first. `more`: there are older ones. All of these throw
 * AppError.
 */
export async function listNotes(
  uid: string,
  pages: number,
): Promise<{ readonly notes: readonly NoteView[]; readonly more: boolean }> {
  const notes: NoteView[] = [];
  let more = true;
  for (let page = 0; page < pages && more; page += 1) {
    const last = notes.at(-1);
    const query = { before: last && cursorAfter({ at: last.written_at, id: last.id }) };
    const { data } = await callApi('listNotes', { params: { uid }, query });
    notes.push(...data.notes);
    more = data.more && data.notes.length > 0;
  }
  return { notes, more };
}

/** A call with the same id can be repeated. */
export async function addNote(body: AddNoteInput): Promise<void> {
  await callApi('addNote', { body }, { own: ['not-found', 'conflict', 'invalid-input'] });
}

/** Also succeeds if a colleague has removed it. */
export async function removeNote(id: string): Promise<void> {
  await doneIfGone(callApi('removeNote', { body: { id } }, { own: ['not-found', 'forbidden'] }));
}
