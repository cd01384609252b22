import { AppError } from '@boma/domain/errors.ts';
import { store } from '../platform/store.ts';

/** @throws AppError `conflict` for a notice that everybody has: nobody can change it or take it back. */
export async function refuseSent(id: string): Promise<void> {
  if ((await store.sitewideNotices(id).get()).exists)
    throw new AppError('conflict', { alert: 'This notice was sent meanwhile.' });
}
