import { JUNIOR_RANGER } from '@boma/domain/course/course.constants.ts';
import { callApi } from '../../../lib/api-client.ts';
import { removeStored, writeStored } from '../../../lib/storage.ts';
import { juniorRangerKey } from '../../../lib/storage-keys.ts';
import { refreshUser } from '../../../session/refetch-user.ts';
import { readStoredUser, sessionChanged } from '../../../session/session.ts';

/**
 * Joins the junior rangers on this device and, for a signed-in user, on the account; or leaves them. Without an account
 * nothing is sent. @throws AppError if nothing was stored.
 */
export async function joinCourse(join: boolean): Promise<void> {
  if (readStoredUser()) {
    await callApi('joinCourse', { body: { join } });
    await refreshUser();
  }
  if (join) writeStored(juniorRangerKey, JUNIOR_RANGER);
  else removeStored(juniorRangerKey);
  sessionChanged();
}
