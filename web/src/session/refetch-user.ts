import { logFailure } from '../lib/log.ts';
import type { StoredUser } from './stored-session.ts';

/** Fetches the signed-in user again, after their data may have changed. @throws AppError; TypeError if a script does not load. */
export const refetchUser = async (): Promise<StoredUser> =>
  (await import('./fetch-user.later.ts')).fetchUser();

/** The same for what goes on without the answer: a failure is logged. */
export const refreshUser = async (): Promise<void> => {
  await refetchUser().catch((cause: unknown) => logFailure('Fetching the user', cause));
};
