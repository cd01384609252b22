import { isDeepStrictEqual } from 'node:util';
import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
  WithFieldValue,
} from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from './audit.ts';
import { putInBin } from './bin.ts';
import { changedByColleague, recordOf } from './changed-by-colleague.ts';
import type { StaffCtx } from './context.ts';
import { firestore } from './firestore.ts';
import { dataIfWellFormed } from './read-documents.ts';

/** The moment of a document's last change, exact to the nanosecond. Null: there is no such document. */
export function versionOf({ updateTime }: DocumentSnapshot<unknown>): string | null {
  return updateTime ? `${updateTime.seconds}.${updateTime.nanoseconds}` : null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ, before and after. Null where there is no document. */
export function changedFields(before: Fields | null, after: Fields | null) {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before?.[name], after?.[name]),
  );
  const only = (fields: Fields | null) =>
    fields && Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
  return { before: only(before), after: only(after) };
}

interface Edit<T> {
  readonly reference: DocumentReference<T>;
  /** The one that the editor began with. Null: a new document. */
  readonly version: string | null;
  /** What to answer if a new document's id is taken. */
  readonly taken?: FieldErrors;
  /** The document as it should be. Undefined removes it. */
  readonly change: (
    before: T | undefined,
    transaction: Transaction,
  ) => T | undefined | Promise<T | undefined>;
  /** Refuses the edit, whatever is stored here, for what is stored elsewhere. */
  readonly refuse?: (transaction: Transaction) => Promise<void>;
  /** What the audit log tells apart in a document: its fields by default. */
  readonly recorded?: (document: T) => Fields;
  /** True if the document already says what the editor wants. By default: `change` would change nothing. */
  readonly isDone?: (stored: T | undefined) => boolean;
}

/** True for an edit that is sent again because its answer was lost: what it wants is stored. */
async function isRepeated<T extends object>(
  { change, isDone }: Edit<T>,
  snapshot: DocumentSnapshot<T>,
  transaction: Transaction,
): Promise<boolean> {
  const stored = dataIfWellFormed(snapshot);
  if (snapshot.exists && !stored) return false;
  if (isDone) return isDone(stored);
  try {
    return isDeepStrictEqual(stored, await change(stored, transaction));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * Changes a document that staff edit, and records the action in the same transaction. An edit that is made again changes
 * nothing.
 * @throws AppError `conflict` if a colleague has changed or removed it since the editor read it; `invalid-input` for a new
 * document whose id is taken; and what `change` and `refuse` throw.
 */
export async function editDocument<T extends object>(ctx: StaffCtx, edit: Edit<T>): Promise<void> {
  const { reference, version, taken, change, refuse, recorded = (document) => document as Fields } = edit;
  await firestore().runTransaction(async (transaction) => {
    await refuse?.(transaction);
    const snapshot = await transaction.get(reference);
    if (version === null && snapshot.exists && taken) throw new AppError('invalid-input', { errors: taken });
    if (versionOf(snapshot) !== version) {
      if (await isRepeated(edit, snapshot, transaction)) return recordNoChange(ctx);
      throw await changedByColleague(ctx, reference, recordOf(snapshot));
    }
    const before = dataIfWellFormed(snapshot);
    const after = await change(before, transaction);
    if (before && isDeepStrictEqual(before, after)) return recordNoChange(ctx);
    if (after === undefined) {
      if (before) await putInBin(ctx, transaction, reference, before);
      transaction.delete(reference);
    } else transaction.set(reference, after as WithFieldValue<T>);
    const difference = changedFields(before ? recorded(before) : null, after ? recorded(after) : null);
    recordAction(ctx, transaction, { target: reference.path, ...difference });
  });
}
