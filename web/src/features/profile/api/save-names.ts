import { callApi } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../session/refetch-user.ts';
import { readStoredUser } from '../../../session/session.ts';
import type { Names } from '../profile-problem.ts';

/** Stores the user's names, and refreshes the user on this page. @throws AppError if nothing was stored. */
export async function saveNames(names: Names): Promise<void> {
  const id = readStoredUser()?.id;
  await callApi('upsertProfile', { body: { ...names, id, _method: 'put' } }, { own: ['invalid-input'] });
  await refreshUser();
}
