import { callApi } from '../lib/api-client.ts';
import { readStoredUser } from './session.ts';
import type { StoredUser } from './stored-session.ts';
import { keepUser } from './write-session.later.ts';

/** Fetches the signed-in user and keeps what has changed. @throws AppError. */
export async function fetchUser(): Promise<StoredUser> {
  const { user } = (await callApi('showUser')).data;
  // The user may have signed out while the answer was on its way.
  if (readStoredUser()?.id === user.id) keepUser(user);
  return user;
}
