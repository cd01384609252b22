import { z } from 'zod';
import { documentId } from '../identifiers.ts';
import { listCursor } from '../list-cursor.ts';
import { shownText } from '../shown-text.ts';

/** Characters in a note about a user. */
const NOTE_MAX = 600;

/** What a member of staff has noted about a user, under `person-notes/{id}`. Times are unix milliseconds. */
export const personNoteSchema = z.strictObject({
  /** The user whom it is about. */
  uid: z.string().min(1),
  /** Who wrote it. Null: their account is deleted. */
  by: z.string().nullable(),
  text: z.string(),
  written_at: z.int(),
});

/** A note as staff read it. */
export const noteViewSchema = z.object({
  id: z.string(),
  /** The name of its writer now. Null: their account is deleted, or it is about the caller. */
  by: z.string().nullable(),
  text: z.string(),
  written_at: z.int(),
  /** The caller may remove it. */
  may_remove: z.boolean(),
});
export type NoteView = z.output<typeof noteViewSchema>;

/** `before`: the cursor of the last note of the page before. */
export const notesQuery = z.object({ before: listCursor.optional() });

export const addNoteInput = z.strictObject({
  /** The page chooses it, so that a call that is repeated after a lost answer notes nothing twice. */
  id: z.uuid({ error: 'This is not the id of a new note.' }).optional(),
  uid: z.string({ error: 'Please say whom.' }).min(1).max(128),
  text: shownText({
    max: NOTE_MAX,
    tooLong: `A note has at most ${NOTE_MAX} characters.`,
    missing: 'Please write the note.',
  }),
});
export type AddNoteInput = z.output<typeof addNoteInput>;

export const removeNoteInput = z.strictObject({ id: documentId('There is no such note.') });
