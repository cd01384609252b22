import type { AuditRecord } from '@boma/domain/access/audit.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { StaffCtx, SystemCtx } from './context.ts';
import { displayNames } from './display-names.ts';
import { store } from './store.ts';
import { readWellFormed } from './well-formed.ts';

/** Records that are searched, the newest first. */
const SEARCHED = 30;

/** True for the record of the change that the document shows now. `committed`: when the store took the record. */
type IsItsRecord = (record: AuditRecord, committed: Timestamp) => boolean;

/** A change and its record are committed at the same moment. A document that is gone was removed. */
export const recordOf = ({ updateTime }: DocumentSnapshot<unknown>): IsItsRecord =>
  updateTime ? (_, committed) => committed.isEqual(updateTime) : ({ after }) => after === null;

/** A document, or a collection whose order changed. */
interface Place {
  readonly path: string;
  readonly parent: { readonly path: string } | null;
}

/** Who made that change. A new order is recorded for the whole collection. Undefined: no record is of that change. */
async function findSaver(
  ctx: StaffCtx | SystemCtx,
  { path, parent }: Place,
  isItsRecord: IsItsRecord,
): Promise<string | undefined> {
  const targets = parent ? [path, parent.path] : [path];
  const records = store.auditLog.all().where('target', 'in', targets).orderBy('at', 'desc').limit(SEARCHED);
  const { docs } = await records.get();
  for (const document of docs) {
    const record = readWellFormed(document, ctx.log);
    if (record && isItsRecord(record, document.createTime)) return record.by;
  }
  return undefined;
}

/**
 * The conflict of an edit whose document, or order, was changed since the editor read it. It names the colleague whose change the
 * document shows now, and nobody where the audit log does not say who that is.
 */
export async function changedByColleague(
  ctx: StaffCtx | SystemCtx,
  place: Place,
  isItsRecord: IsItsRecord,
): Promise<AppError> {
  const by = await findSaver(ctx, place, isItsRecord);
  // It may have been the editor, in another window.
  if (by === undefined || by === 'system' || ('user' in ctx && by === ctx.user.uid))
    return new AppError('conflict');
  const colleague = (await displayNames([by])).get(by);
  return new AppError('conflict', colleague ? { colleague } : {});
}
