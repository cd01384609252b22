import { cursorAfter, readCursor } from '@boma/domain/list-cursor.ts';
import { EXPORT_LINES } from '@boma/domain/staff/exports.schema.ts';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

interface Asked<T> {
  /** Ordered by `field`, and then by the name of the document. */
  readonly query: Query<T>;
  readonly field: string;
  readonly after: string | null;
}

interface Page<T> {
  readonly docs: readonly QueryDocumentSnapshot<T>[];
  /** Null: there are no more. */
  readonly next: string | null;
}

/** The next documents of a list. */
export async function pageToExport<T>({ query, field, after }: Asked<T>): Promise<Page<T>> {
  const cursor = after === null ? undefined : readCursor(after);
  const { docs } = await (cursor ? query.startAfter(cursor.at, cursor.id) : query)
    .limit(EXPORT_LINES + 1)
    .get();
  const shown = docs.slice(0, EXPORT_LINES);
  const last = shown.at(-1);
  const isWhole = docs.length <= EXPORT_LINES || !last;
  return { docs: shown, next: isWhole ? null : cursorAfter({ at: Number(last.get(field)), id: last.id }) };
}
