import { callApi } from '../lib/api-client.ts';
import { readStoredUser } from './session.ts';
import type { StoredUser } from './stored-session.ts';
import { keepUser } from './write-session.ts';

/** Fetches the signed-in user anew, after something about them may have changed. @throws AppError. */
export async function refetchUser(): Promise<StoredUser> {
  const { user } = (await callApi('showUser')).data;
  // Whoever has signed out while the answer was on its way stays signed out.
  if (readStoredUser()?.id === user.id) keepUser(user);
  return user;
}
