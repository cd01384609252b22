import type { StoredUser } from './stored-session.ts';

/** Fetches the signed-in user again, after their data may have changed. @throws AppError; TypeError if a script does not load. */
export const refetchUser = async (): Promise<StoredUser> =>
  (await import('./fetch-user.later.ts')).fetchUser();
