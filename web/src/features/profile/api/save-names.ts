import { callApi } from '../../../lib/api-client.ts';
import { logFailure } from '../../../lib/log.ts';
import { refetchUser } from '../../../session/refetch-user.ts';
import { readStoredUser } from '../../../session/session.ts';
import type { Names } from '../profile-check.ts';

/** Keeps what somebody is called, and has the page know it. @throws AppError when nothing was kept. */
export async function saveNames(names: Names): Promise<void> {
  const id = readStoredUser()?.id;
  await callApi('upsertProfile', { body: { ...names, id, _method: 'put' } }, { own: ['invalid-input'] });
  await refetchUser().catch((cause: unknown) => logFailure('Fetching the user', cause));
}
