import type { StoredAlerts } from '@boma/domain/alerts/alert-settings.schema.ts';
import { topicsOf } from '@boma/domain/alerts/topics.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';

/**
 * Reads a user's alerts, and returns what stores there a copy of the kinds that the user has chosen, or of the shows that
 * they follow. Call it before the first write of the transaction. Users without alerts keep none.
 */
export async function prepareTopics(
  transaction: Transaction,
  uid: string,
): Promise<(change: Partial<Pick<StoredAlerts, 'kinds' | 'types'>>) => void> {
  const document = store.alerts(uid);
  const stored = (await transaction.get(document)).data();
  return (change) => {
    if (!stored) return;
    const topics = topicsOf({ ...stored, ...change });
    transaction.update(document, store.alerts.patch({ ...change, topics }));
  };
}
