import type { Query } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';
import { pagesOf } from './pages-of.ts';

/** Changes all documents of a query that only compares by equality or `in`, in batches: one that fails leaves the rest as it was. */
export async function updateAll(found: Query, change: Record<string, unknown>): Promise<void> {
  for await (const page of pagesOf(found.select())) {
    const batch = firestore().batch();
    for (const { ref } of page) batch.update(ref, change);
    await batch.commit();
  }
}
