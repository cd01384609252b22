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

/** From here on the page knows who is watching. A member waits for no payment any more. */
export function keepUser(user: UserView): void {
  writeStored(storageKeys.user, JSON.stringify(user));
  if (user.is_subscribed) removeStored(storageKeys.subscriptionRequested);
  sessionChanged();
}

/** Makes this browser a guest's. */
export function forgetSession(): void {
  for (const key of ['apiToken', 'identityToken', 'subscriptionRequested', 'user'] as const)
    removeStored(storageKeys[key]);
  sessionChanged();
}

/**
 * Makes this browser a guest's for somebody who leaves: nothing stays either of what they had yet to say in a chat, and of
 * where they wanted to go.
 */
export function leaveNothing(): void {
  removeStored(storageKeys.unsent);
  removeStored(storageKeys.intendedPath);
  forgetSession();
}
