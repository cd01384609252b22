import { actionTitle } from '@boma/domain/access/action-title.ts';
import { toCsv } from '@boma/domain/sightings/csv.ts';
import type { AuditEntry } from '@boma/domain/staff/audit-list.schema.ts';
import { auditTarget } from './audit-target.ts';

const HEAD = ['at', 'action', 'by', 'by_id', 'about', 'person', 'person_id', 'reason', 'before', 'after'];

/** Records as a file for a spreadsheet, times in UTC. */
export function auditCsv(records: readonly AuditEntry[]): string {
  const rows = records.map((entry) => [
    new Date(entry.at).toISOString(),
    actionTitle(entry.action),
    entry.by_name ?? '',
    entry.by,
    auditTarget(entry).text,
    entry.person_name ?? '',
    entry.person ?? '',
    entry.reason,
    JSON.stringify(entry.before),
    JSON.stringify(entry.after),
  ]);
  return toCsv(HEAD, rows);
}
