import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The number of documents in a page, and of writes that one batch takes. */
const PAGE = 400;

/**
 * The documents of a query that only compares by equality or `in`, in pages, by their names. So however many there are, one page is
 * in memory. The documents of a page may be changed or deleted before the next page is asked for. No page is empty.
 */
export async function* pagesOf<T>(query: Query<T>): AsyncGenerator<QueryDocumentSnapshot<T>[], void> {
  let { docs } = await query.limit(PAGE).get();
  for (let last = docs.at(-1); last; last = docs.at(-1)) {
    yield docs;
    if (docs.length < PAGE) return;
    ({ docs } = await query.startAfter(last).limit(PAGE).get());
  }
}
