import { collections } from '@boma/domain/collections.ts';
import type { AuditEntry, AuditQuery } from '@boma/domain/staff/audit-list.schema.ts';
import { z } from 'zod';
import type { StaffCtx } from '../platform/context.ts';
import { readBatched } from '../platform/firestore.ts';
import { readProtectedNames } from '../platform/read-animals.ts';
import { dataIfWellFormed, withoutLocks } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { matchingRecords, toEntries } from './list-audit.ts';
import { pageToExport } from './page-to-export.ts';
import { recordExport } from './record-export.ts';

const recordedSpecies = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);

/** The animals that a record names, of a sighting or a photo, or those of a camera. */
const speciesIn = ({ before, after }: AuditEntry): string[] =>
  [before?.species, after?.species].flat().flatMap((each) => recordedSpecies.safeParse(each).data ?? []);

const denPlace = z.object({ place: z.object({ protected_den: z.literal(true) }) });

/** True if a record of a camera may say where a den lies. It may have become a protected one since. */
async function showsDen({ before, after }: AuditEntry, slug: string): Promise<boolean> {
  if (!before?.place && !after?.place) return false;
  if ([before, after].some((each) => denPlace.safeParse(each).success)) return true;
  return denPlace.safeParse(dataIfWellFormed(await readBatched(store.streams(slug)))).success;
}

/** The animal of a sighting as it is stored now. Undefined: it is gone. `isWithheld`: the rangers alone keep its facts. */
async function sightingNow(id: string): Promise<{ species: string | undefined; isWithheld: boolean }> {
  const [sighting, withheld] = await Promise.all([
    readBatched(store.sightings(id)),
    readBatched(store.withheldSightings(id)),
  ]);
  return { species: dataIfWellFormed(sighting)?.species, isWithheld: withheld.exists };
}

/**
 * True if a record may tell where a protected animal stands, or where and when it stood. Animals are protected later too, and
 * a correction may have been recorded with its note alone. So a sighting of which no animal is known counts as one.
 */
async function mayGiveAway(record: AuditEntry, names: ReadonlySet<string>): Promise<boolean> {
  const [collection, id = ''] = record.target.split('/');
  if (collection === collections.withheldSightings) return true;
  const named = speciesIn(record);
  if (named.some((species) => names.has(species))) return true;
  if (id === '') return false;
  if (collection === collections.streams) return showsDen(record, id);
  if (collection !== collections.sightings) return false;
  const { species, isWithheld } = await sightingNow(id);
  return isWithheld || (species === undefined ? named.length === 0 : names.has(species));
}

/** What the records of a sighting or a photo have in common. A camera has other records beside those of its place. */
const storyOf = ({ id, target }: AuditEntry): string =>
  target.startsWith(`${collections.streams}/`) ? id : target;

/** Where and when protected animals stood is in no file. What was corrected to one was one from its first record on. */
async function withoutPlaces(records: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const names = new Set(await readProtectedNames(withoutLocks));
  const secret = new Set<string>();
  await Promise.all(
    records.map(async (record) => {
      if (await mayGiveAway(record, names)) secret.add(storyOf(record));
    }),
  );
  return records.map((record) =>
    secret.has(storyOf(record)) ? { ...record, before: null, after: null } : record,
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
