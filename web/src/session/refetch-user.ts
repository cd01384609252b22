import { callApi } from '../lib/api-client.ts';
import { readStoredUser } from './session.ts';
import type { StoredUser } from './stored-session.ts';
import { keepUser } from './write-session.ts';

/** Fetches the signed-in user again, after their data may have changed. @throws AppError. */
export async function refetchUser(): Promise<StoredUser> {
  const { user } = (await callApi('showUser')).data;
  // The user may have signed out while the answer was on its way.
  if (readStoredUser()?.id === user.id) keepUser(user);
  return user;
}
