import type { UserView } from '@boma/domain/accounts/user.schema.ts';
import { sessionChanged } from '../session.ts';
import { removeStored, storageKeys, writeStored } from '../storage.ts';

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

/** From here on the page knows who is watching. */
export function keepUser(user: UserView): void {
  writeStored(storageKeys.user, JSON.stringify(user));
  sessionChanged();
}

/** Makes this browser a guest's. */
export function forgetSession(): void {
  for (const key of ['apiToken', 'identityToken', 'subscriptionRequested', 'user'] as const)
    removeStored(storageKeys[key]);
  sessionChanged();
}
