import { collections } from '@boma/domain/collections.ts';
import type { AuditEntry, AuditQuery } from '@boma/domain/staff/audit-list.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { matchingRecords, toEntries } from './list-audit.ts';
import { pageToExport } from './page-to-export.ts';
import { recordExport } from './record-export.ts';

/** Where and when protected animals stood is in no file. */
const withoutPlaces = (record: AuditEntry): AuditEntry =>
  record.target.startsWith(`${collections.withheldSightings}/`)
    ? { ...record, before: null, after: null }
    : record;

/** Records of the audit log for a file, the newest first. */
export async function exportAudit({
  ctx,
  input: { after, ...filter },
}: {
  ctx: StaffCtx;
  input: Omit<AuditQuery, 'before' | 'limit'> & { after: string | null };
}): Promise<{ records: AuditEntry[]; next: string | null }> {
  const { docs, next } = await pageToExport({ query: matchingRecords(filter), field: 'at', after });
  const records = (await toEntries(ctx, docs)).map(withoutPlaces);
  await recordExport(ctx, 'audit-log', { lines: records.length, after, ...filter });
  return { records, next };
}
