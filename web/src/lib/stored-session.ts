import { type UserType, userTypeOf } from '@boma/domain/accounts/user-type.ts';
import { readStored, readStoredJson, storageKeys } from './storage.ts';

/** What the browser keeps of the signed-in user. The server decides everything that matters by the token alone. */
export interface StoredUser {
  readonly is_subscribed: boolean;
}

function isStoredUser(value: unknown): value is StoredUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'is_subscribed' in value &&
    typeof value.is_subscribed === 'boolean'
  );
}

/** Who this browser's stored session says is watching. */
export function readUserType(): UserType {
  return userTypeOf({
    apiToken: readStored(storageKeys.apiToken),
    identityToken: readStored(storageKeys.identityToken),
    isSubscribed: readStoredJson(storageKeys.user, isStoredUser)?.is_subscribed ?? false,
  });
}
