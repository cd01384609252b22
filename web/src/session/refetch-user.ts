import { callApi } from '../lib/api-client.ts';
import { readStoredUser } from './session.ts';
import type { StoredUser } from './stored-session.ts';

/** Fetches the signed-in user again, after their data may have changed. @throws AppError, TypeError if a script is missing. */
export async function refetchUser(): Promise<StoredUser> {
  const [{ data }, { keepUser }] = await Promise.all([
    callApi('showUser'),
    import('./write-session.later.ts'),
  ]);
  const { user } = data;
  // The user may have signed out while the answer was on its way.
  if (readStoredUser()?.id === user.id) keepUser(user);
  return user;
}
