import { isToken } from '@boma/domain/accounts/user-type.ts';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';
import {
  apiTokenKey,
  draftsKey,
  identityTokenKey,
  intendedPathKey,
  pushAddressKey,
  subscriptionRequestedKey,
  unsentKey,
  userKey,
} from '../lib/storage-keys.ts';
import { sessionChanged } from './session.ts';
import type { StoredUser } from './stored-session.ts';

export function keepIdentityToken(token: string): void {
  lost = false;
  writeStored(identityTokenKey, token);
}

export function keepApiToken(token: string): void {
  // Pushes go by the API token with which they were asked for. They may have ended with it, so they are asked for again.
  if (readStored(pushAddressKey) !== null) writeStored(pushAddressKey, '');
  writeStored(apiTokenKey, token);
}

export function dropApiToken(): void {
  removeStored(apiTokenKey);
  sessionChanged();
}

/** Stores the user, so that the page knows them. A member waits for no payment. */
export function keepUser(user: StoredUser): void {
  writeStored(userKey, JSON.stringify(user));
  if (user.is_subscribed) removeStored(subscriptionRequestedKey);
  sessionChanged();
}

let lost = false;

/** True if nobody is signed in and this page has not lost the session itself. */
export const isSignedOut = (): boolean =>
  !lost && readStored(apiTokenKey) === null && !isToken(readStored(identityTokenKey));

/** Removes what the user of before has left, once another one is here. The identity token is replaced, never missing. */
export function dropUser(): void {
  // Pushes end with the sign-in that asked for them: the next user of this browser has not.
  for (const key of [apiTokenKey, subscriptionRequestedKey, userKey, pushAddressKey]) removeStored(key);
  sessionChanged();
}

function removeSession(): void {
  removeStored(identityTokenKey);
  dropUser();
}

/** Removes a session that the server or the identity provider has ended. */
export function forgetSession(): void {
  // After a sign-out, also in another tab, there is none.
  lost ||= readStored(apiTokenKey) !== null || readStored(identityTokenKey) !== null;
  removeSession();
}

/**
 * Removes the session of a user who signs out, with their drafts, their unsent chat messages and the page they wanted.
 */
export function clearSession(): void {
  removeStored(unsentKey);
  removeStored(draftsKey);
  removeStored(intendedPathKey);
  lost = false;
  removeSession();
}
