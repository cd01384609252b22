import { callApi } from '../lib/api-client.ts';
import { readStoredUser } from './session.ts';
import type { StoredUser } from './stored-session.ts';
import { keepUser } from './write-session.later.ts';

let asked = 0;
let kept = 0;

/**
 * Asks for the user, and keeps the answer while it `isWanted`, unless a newer one, which knows of a save, has overtaken it.
 * @throws what `ask` throws.
 */
export async function keepAnswer(
  ask: () => Promise<StoredUser>,
  isWanted: (user: StoredUser) => boolean,
): Promise<StoredUser> {
  asked += 1;
  const own = asked;
  const user = await ask();
  if (!isWanted(user) || own < kept) return user;
  kept = own;
  keepUser(user);
  return user;
}

/** Fetches the signed-in user and keeps what has changed. @throws AppError. */
export const fetchUser = (): Promise<StoredUser> =>
  keepAnswer(
    async () => (await callApi('showUser')).data.user,
    // They may have signed out while the answer was on its way.
    ({ id }) => readStoredUser()?.id === id,
  );
