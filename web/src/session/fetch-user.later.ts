import { callApi } from '../lib/api-client.ts';
import { readStoredUser } from './session.ts';
import type { StoredUser } from './stored-session.ts';
import { keepUser } from './write-session.later.ts';

let asked = 0;
let kept = 0;

/** Fetches the signed-in user and keeps what has changed. @throws AppError. */
export async function fetchUser(): Promise<StoredUser> {
  asked += 1;
  const own = asked;
  const { user } = (await callApi('showUser')).data;
  // The user may have signed out while the answer was on its way; or a newer answer, which knows of a save, has overtaken it.
  if (readStoredUser()?.id !== user.id || own < kept) return user;
  kept = own;
  keepUser(user);
  return user;
}
