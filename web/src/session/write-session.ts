import { removeStored, writeStored } from '../lib/storage.ts';
import * as storageKeys from '../lib/storage-keys.ts';
import { sessionChanged } from './session.ts';
import type { StoredUser } from './stored-session.ts';

export function keepIdentityToken(token: string): void {
  writeStored(storageKeys.identityToken, token);
}

export function keepApiToken(token: string): void {
  writeStored(storageKeys.apiToken, token);
}

export function dropApiToken(): void {
  removeStored(storageKeys.apiToken);
  sessionChanged();
}

/** Stores the user, so that the page knows them. A member waits for no payment. */
export function keepUser(user: StoredUser): void {
  writeStored(storageKeys.user, JSON.stringify(user));
  if (user.is_subscribed) removeStored(storageKeys.subscriptionRequested);
  sessionChanged();
}

/** Removes the session from this browser. */
export function forgetSession(): void {
  const { apiToken, identityToken, subscriptionRequested, user } = storageKeys;
  for (const key of [apiToken, identityToken, subscriptionRequested, user]) removeStored(key);
  sessionChanged();
}

/**
 * Removes the session of a user who signs out, with their drafts, their unsent chat messages and the page they wanted.
 */
export function clearSession(): void {
  removeStored(storageKeys.unsent);
  removeStored(storageKeys.drafts);
  removeStored(storageKeys.intendedPath);
  forgetSession();
}
