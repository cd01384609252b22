import type { UserView } from '@boma/domain/accounts/user.schema.ts';
import { type UserType, userTypeOf } from '@boma/domain/accounts/user-type.ts';
import { readStored, readStoredJson } from '../lib/storage.ts';
import { apiTokenKey, identityTokenKey, userKey } from '../lib/storage-keys.ts';

/** The signed-in user as the browser stores them. The server decides everything by the token alone. */
export interface StoredUser extends UserView {
  /** Staff look at the site as viewers without a membership see it, until the user is fetched again. */
  readonly as_viewer?: boolean;
}

/**
 * Checked field by field: another build may have stored it, and without it the page would treat the user as a guest until
 * the server answers.
 */
function isStoredUser(value: unknown): value is StoredUser {
  const user: Partial<Record<keyof StoredUser, unknown>> = Object(value);
  return (
    typeof user.id === 'string' &&
    typeof user.display_name === 'string' &&
    typeof user.is_subscribed === 'boolean' &&
    Array.isArray(user.roles)
  );
}

export const readKeptUser = () => readStoredJson(userKey, isStoredUser);

/** The viewer's type, from this browser's stored session. */
export function readUserType(): UserType {
  const user = readKeptUser();
  return userTypeOf({
    apiToken: readStored(apiTokenKey),
    identityToken: readStored(identityTokenKey),
    isSubscribed: user?.is_subscribed,
    roles: user?.as_viewer ? [] : user?.roles,
  });
}

/** True for members, whose home is the list of cameras. Staff see home as viewers do. */
export const isHomeAtCameras = () =>
  readUserType() === 'subscriber' && readKeptUser()?.is_subscribed === true;
