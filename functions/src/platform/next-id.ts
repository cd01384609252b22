import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { store } from './store.ts';

/**
 * The next free numeric id of a collection. Nothing gets the number of what was removed, which links, the choices of viewers
 * and the bin still name.
 */
export async function nextId<T extends { readonly id: number }>(
  transaction: Transaction,
  all: CollectionReference<T>,
): Promise<number> {
  const [last, removed] = await Promise.all([
    transaction.get(all.orderBy('id', 'desc').limit(1).select('id')),
    transaction.get(store.removedNumbers()),
  ]);
  const id: unknown = last.docs[0]?.get('id');
  return Math.max(typeof id === 'number' ? id : 0, removed.data()?.highest[all.path] ?? 0) + 1;
}
