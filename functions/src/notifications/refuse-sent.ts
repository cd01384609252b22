import { AppError } from '@boma/domain/errors.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';

/** Everybody has the notice: nobody can change it or take it back. */
export const sentMeanwhile = () => new AppError('conflict', { alert: 'This notice was sent meanwhile.' });

/** @throws AppError `conflict` for a notice that was sent. */
export async function refuseSent(id: string, transaction: Transaction): Promise<void> {
  if ((await transaction.get(store.sitewideNotices(id))).exists) throw sentMeanwhile();
}
