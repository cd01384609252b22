import type { AuditRecord } from '@boma/domain/access/audit.schema.ts';
import { type CollectionPath, collections } from '@boma/domain/collections.ts';
import { readCursor } from '@boma/domain/list-cursor.ts';
import { AUDIT_PAGE, type AuditEntry, type AuditQuery } from '@boma/domain/staff/audit-list.schema.ts';
import { FieldPath, Filter, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { displayNames } from '../platform/display-names.ts';
import { readBatched } from '../platform/firestore.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

const DAY_MS = 86_400_000;

/** The records that fit, the newest first. */
export function matchingRecords({ person, action, day, before }: AuditQuery): Query<AuditRecord> {
  let query: Query<AuditRecord> = store.auditLog.all();
  if (person)
    query = query.where(Filter.or(Filter.where('person', '==', person), Filter.where('by', '==', person)));
  if (action) query = query.where('action', '==', action);
  if (day) {
    const start = Date.parse(`${day}T00:00:00Z`);
    query = query.where('at', '>=', start).where('at', '<', start + DAY_MS);
  }
  const inOrder = query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (before === undefined) return inOrder;
  if (!before.includes('.')) return inOrder.startAfter(Number(before));
  const last = readCursor(before);
  return inOrder.startAfter(last.at, last.id);
}

/** Their documents have the name of their user. */
const OF_USERS: ReadonlySet<string> = new Set<CollectionPath>([
  collections.users,
  collections.alerts,
  collections.sanctions,
  collections.appeals,
]);

/** The user whom a record is about by its path. Undefined for another thing. */
function userIn(path: string): string | undefined {
  const [collection = '', id] = path.split('/');
  return OF_USERS.has(collection) ? id : undefined;
}

/** The things that have names, by collection. */
const named: Readonly<Partial<Record<CollectionPath, (id: string) => Promise<string | null | undefined>>>> = {
  [collections.streams]: async (id) => dataIfWellFormed(await readBatched(store.streams(id)))?.name,
  [collections.shows]: async (id) => dataIfWellFormed(await readBatched(store.shows(id)))?.title,
  [collections.videos]: async (id) => dataIfWellFormed(await readBatched(store.videos(id)))?.title,
  [collections.sightings]: async (id) => dataIfWellFormed(await readBatched(store.sightings(id)))?.caption,
  [collections.photos]: async (id) => dataIfWellFormed(await readBatched(store.photos(id)))?.title,
  [collections.showTypes]: async (id) => dataIfWellFormed(await readBatched(store.showTypes(id)))?.title,
  [collections.courseModules]: async (id) =>
    dataIfWellFormed(await readBatched(store.courseModules(id)))?.title,
  [collections.plannedNotices]: async (id) =>
    dataIfWellFormed(await readBatched(store.plannedNotices(id)))?.message,
  [collections.sitewideNotices]: async (id) =>
    dataIfWellFormed(await readBatched(store.sitewideNotices(id)))?.message,
};

/** The names of these things by path, without those that are gone. Each is read once, all in one call. */
async function targetNamesOf(paths: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    [...paths].map(async (path) => {
      const [collection = '', id = ''] = path.split('/');
      return [path, id === '' ? undefined : await named[collection as CollectionPath]?.(id)] as const;
    }),
  );
  return new Map(found.flatMap(([path, name]) => (name ? [[path, name]] : [])));
}

function toEntry(
  document: QueryDocumentSnapshot<AuditRecord>,
  record: AuditRecord,
  names: ReadonlyMap<string, string>,
  targets: ReadonlyMap<string, string>,
): AuditEntry {
  const { expires_at: _expires, ...rest } = record;
  const { by, person } = record;
  const person_name = person === null ? null : (names.get(person) ?? null);
  return {
    ...rest,
    id: document.id,
    by_name: names.get(by) ?? null,
    person_name,
    target_name: targets.get(record.target) ?? names.get(userIn(record.target) ?? '') ?? null,
  };
}

/** The records with the names of the people and things in them. */
export async function toEntries(
  { log }: Pick<Ctx, 'log'>,
  documents: readonly QueryDocumentSnapshot<AuditRecord>[],
): Promise<AuditEntry[]> {
  const found = documents.flatMap((document) => {
    const record = readWellFormed(document, log);
    return record ? [{ document, record }] : [];
  });
  const uids = found.flatMap(({ record: { by, person, target } }) => [
    by,
    person ?? 'system',
    userIn(target) ?? 'system',
  ]);
  const [names, targets] = await Promise.all([
    displayNames(uids.filter((uid) => uid !== 'system')),
    targetNamesOf(new Set(found.map(({ record }) => record.target))),
  ]);
  return found.map(({ document, record }) => toEntry(document, record, names, targets));
}

/** One page of the audit log. `more`: older records fit too. */
export async function listAudit({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AuditQuery;
}): Promise<{ records: AuditEntry[]; more: boolean }> {
  const { limit = AUDIT_PAGE } = input;
  const { docs } = await matchingRecords(input)
    .limit(limit + 1)
    .get();
  return { records: await toEntries(ctx, docs.slice(0, limit)), more: docs.length > limit };
}
