import type { UserView } from '@boma/domain/accounts/user.schema.ts';
import { removeStored, storageKeys, writeStored } from '../lib/storage.ts';
import { sessionChanged } from './session.ts';

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
export function keepUser(user: UserView): void {
  writeStored(storageKeys.user, JSON.stringify(user));
  if (user.is_subscribed) removeStored(storageKeys.subscriptionRequested);
  sessionChanged();
}

/** Removes the session from this browser. */
export function forgetSession(): void {
  for (const key of ['apiToken', 'identityToken', 'subscriptionRequested', 'user'] as const)
    removeStored(storageKeys[key]);
  sessionChanged();
}

/**
 * Removes the session of a user who signs out, with their unsent chat messages and the page they wanted.
 */
export function clearSession(): void {
  removeStored(storageKeys.unsent);
  removeStored(storageKeys.intendedPath);
  forgetSession();
}
