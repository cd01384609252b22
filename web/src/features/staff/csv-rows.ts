import { actionTitle } from '@boma/domain/access/action-title.ts';
import type { Cell } from '@boma/domain/csv.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import type { AuditEntry } from '@boma/domain/staff/audit-list.schema.ts';
import type { ExportedMember } from '@boma/domain/staff/exports.schema.ts';
import { auditTarget } from './audit-target.ts';

/** How things of one kind are written to a file, times in UTC. */
export interface CsvTable<T> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly head: readonly string[];
  readonly row: (thing: T) => readonly Cell[];
}

const timeText = (time: number | null): string => (time === null ? '' : new Date(time).toISOString());

export const auditTable: CsvTable<AuditEntry> = {
  name: 'audit-log',
  head: ['at', 'action', 'by', 'by_id', 'about', 'person', 'person_id', 'reason', 'before', 'after'],
  row: (entry) => [
    timeText(entry.at),
    actionTitle(entry.action),
    entry.by_name ?? '',
    entry.by,
    auditTarget(entry).text,
    entry.person_name ?? '',
    entry.person ?? '',
    entry.reason,
    JSON.stringify(entry.before),
    JSON.stringify(entry.after),
  ],
};

export const memberTable: CsvTable<ExportedMember> = {
  name: 'members',
  head: [
    'id',
    'display_name',
    'name',
    'surname',
    'email',
    'status',
    'paid_until',
    'given_until',
    'joined_at',
  ],
  row: (member) => [
    member.uid,
    member.display_name,
    member.name,
    member.surname,
    member.email,
    member.status ?? '',
    // Access that is closed is stored as 0.
    timeText(member.paid_until || null),
    timeText(member.given_until),
    timeText(member.created_at),
  ],
};

export const sightingTable: CsvTable<Sighting> = {
  name: 'sightings',
  head: ['id', 'at', 'camera', 'species', 'count', 'note', 'kind_of_alert', 'first_in_days', 'still'],
  row: (sighting) => [
    sighting.id,
    timeText(sighting.created_ts * 1000),
    sighting.stream.slug,
    sighting.species,
    sighting.count,
    sighting.message,
    sighting.notification_category_id,
    sighting.first_in_days,
    new URL(sighting.avatar, location.origin).href,
  ],
};
