import { removeStored, writeStored } from '../lib/storage.ts';
import {
  apiTokenKey,
  draftsKey,
  identityTokenKey,
  intendedPathKey,
  subscriptionRequestedKey,
  unsentKey,
  userKey,
} from '../lib/storage-keys.ts';
import { sessionChanged } from './session.ts';
import type { StoredUser } from './stored-session.ts';

export function keepIdentityToken(token: string): void {
  writeStored(identityTokenKey, token);
}

export function keepApiToken(token: string): void {
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

/** Removes the session from this browser. */
export function forgetSession(): void {
  for (const key of [apiTokenKey, identityTokenKey, subscriptionRequestedKey, userKey]) removeStored(key);
  sessionChanged();
}

/**
 * Removes the session of a user who signs out, with their drafts, their unsent chat messages and the page they wanted.
 */
export function clearSession(): void {
  removeStored(unsentKey);
  removeStored(draftsKey);
  removeStored(intendedPathKey);
  forgetSession();
}
