import { collections } from '@boma/domain/collections.ts';
import type { AuditEntry, AuditQuery } from '@boma/domain/staff/audit-list.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { readBatched } from '../platform/firestore.ts';
import { readProtectedNames } from '../platform/read-animals.ts';
import { dataIfWellFormed, withoutLocks } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { matchingRecords, toEntries } from './list-audit.ts';
import { pageToExport } from './page-to-export.ts';
import { recordExport } from './record-export.ts';

/** The animals that a record names, of a sighting or a photo. */
const speciesIn = ({ before, after }: AuditEntry): string[] =>
  [before?.species, after?.species].flatMap((species) => (typeof species === 'string' ? [species] : []));

/** The animal of a sighting as it is stored now. Undefined: it is gone. `isWithheld`: the rangers alone keep its facts. */
async function sightingNow(id: string): Promise<{ species: string | undefined; isWithheld: boolean }> {
  const [sighting, withheld] = await Promise.all([
    readBatched(store.sightings(id)),
    readBatched(store.withheldSightings(id)),
  ]);
  return { species: dataIfWellFormed(sighting)?.species, isWithheld: withheld.exists };
}

/**
 * True if a record may tell where and when a protected animal stood. Animals are protected later too, and a correction may
 * have been recorded with its note alone. So a sighting of which no animal is known counts as one.
 */
async function mayGiveAway(record: AuditEntry, names: ReadonlySet<string>): Promise<boolean> {
  const [collection, id = ''] = record.target.split('/');
  if (collection === collections.withheldSightings) return true;
  const named = speciesIn(record);
  if (named.some((species) => names.has(species))) return true;
  if (collection !== collections.sightings || id === '') return false;
  const { species, isWithheld } = await sightingNow(id);
  return isWithheld || (species === undefined ? named.length === 0 : names.has(species));
}

/** Where and when protected animals stood is in no file. */
async function withoutPlaces(records: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const names = new Set(await readProtectedNames(withoutLocks));
  return Promise.all(
    records.map(async (record) =>
      (await mayGiveAway(record, names)) ? { ...record, before: null, after: null } : record,
    ),
  );
}

/** Records of the audit log for a file, the newest first. */
export async function exportAudit({
  ctx,
  input: { after, ...filter },
}: {
  ctx: StaffCtx;
  input: Omit<AuditQuery, 'before' | 'limit'> & { after: string | null };
}): Promise<{ records: AuditEntry[]; next: string | null }> {
  const { docs, next } = await pageToExport({ query: matchingRecords(filter), field: 'at', after });
  const records = await withoutPlaces(await toEntries(ctx, docs));
  await recordExport(ctx, 'audit-log', { lines: records.length, after, ...filter });
  return { records, next };
}
