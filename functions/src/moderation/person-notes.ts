import { mayRemoveNote } from '@boma/domain/access/policies.ts';
import { AppError } from '@boma/domain/errors.ts';
import { isDocumentId } from '@boma/domain/identifiers.ts';
import { readCursor } from '@boma/domain/list-cursor.ts';
import { NOTES_SHOWN } from '@boma/domain/moderation/moderation.constants.ts';
import type { AddNoteInput, NoteView } from '@boma/domain/moderation/notes.schema.ts';
import { FieldPath } from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { displayNames } from '../platform/display-names.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** One page of what staff have noted about a user, the newest first. Nobody reads who has written about them. */
export async function listNotes({
  ctx,
  input: { uid, before },
}: {
  ctx: StaffCtx;
  input: { uid: string; before?: string | undefined };
}): Promise<{ notes: NoteView[]; more: boolean }> {
  const all = store.personNotes
    .all()
    .where('uid', '==', uid)
    .orderBy('written_at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const last = before === undefined ? undefined : readCursor(before);
  const page = last ? all.startAfter(last.at, last.id) : all;
  const { docs } = await page.limit(NOTES_SHOWN + 1).get();
  const notes = docs.slice(0, NOTES_SHOWN).flatMap((document) => {
    const note = readWellFormed(document, ctx.log);
    return note ? [{ ...note, id: document.id }] : [];
  });
  const names = await displayNames(notes.flatMap(({ by }) => by ?? []));
  const views = notes.map(({ id, by, text, written_at }) => ({
    id,
    by: by === null || uid === ctx.user.uid ? null : (names.get(by) ?? null),
    text,
    written_at,
    may_remove: mayRemoveNote({ uid: ctx.user.uid, roles: ctx.roles }, { uid, by }),
  }));
  return { notes: views, more: docs.length > NOTES_SHOWN };
}

/**
 * Notes something about a user for colleagues. A repeated call with the same `id` notes nothing twice.
 * @throws AppError `not-found`; `unauthenticated`; `conflict` for the id of another note.
 */
export async function addNote({
  ctx,
  input: { id, uid, text },
}: {
  ctx: StaffCtx;
  input: AddNoteInput;
}): Promise<void> {
  if (!isDocumentId(uid)) throw new AppError('not-found');
  const document = id === undefined ? store.personNotes.all().doc() : store.personNotes(id);
  const references = [store.users(uid), store.users(ctx.user.uid), document] as const;
  await firestore().runTransaction(async (transaction) => {
    const [person, writer, earlier] = await readDocuments(transaction, ...references);
    // A deletion of either account that has run already would not find this note.
    if (!person.exists) throw new AppError('not-found');
    if (!writer.exists) throw new AppError('unauthenticated');
    const note = earlier.data();
    if (note) {
      if (note.uid !== uid || note.by !== ctx.user.uid) throw new AppError('conflict');
      return recordNoChange(ctx);
    }
    const written_at = ctx.clock.real();
    transaction.create(document, { uid, by: ctx.user.uid, text, written_at });
    // Without the text: the record outlasts the note, and the account.
    recordAction(ctx, transaction, { target: document.path, person: uid, after: { written_at } });
  });
}

/** Removes a note, as `mayRemoveNote` says. @throws AppError `not-found`; `forbidden`. */
export async function removeNote({
  ctx,
  input: { id },
}: {
  ctx: StaffCtx;
  input: { id: string };
}): Promise<void> {
  const document = store.personNotes(id);
  await firestore().runTransaction(async (transaction) => {
    const note = (await transaction.get(document)).data();
    if (!note) throw new AppError('not-found');
    if (!mayRemoveNote({ uid: ctx.user.uid, roles: ctx.roles }, note)) throw new AppError('forbidden');
    transaction.delete(document);
    const before = { written_at: note.written_at };
    recordAction(ctx, transaction, { target: document.path, person: note.uid, before });
  });
}
