import type { UserType } from '@boma/domain/accounts/user-type.ts';
import { useSyncExternalStore } from 'react';
import { readStored, storageKeys } from '../lib/storage.ts';
import { readKeptUser, readUserType, type StoredUser } from './stored-session.ts';

const listeners = new Set<() => void>();

/** To be called by whoever changes the stored session in this tab; other tabs hear of it through the storage event. */
export function sessionChanged(): void {
  for (const listener of listeners) listener();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** 'unknown' while the prerendered page comes alive and until the user is known, then who is watching. */
export function useUserType(): UserType {
  return useSyncExternalStore(subscribeToSession, readUserType, () => 'unknown');
}

let kept: { readonly text: string | null; readonly user: StoredUser | undefined } | undefined;

/** The signed-in user as last fetched, the same object until it changes. Undefined for guests. */
export function readStoredUser(): StoredUser | undefined {
  const type = readUserType();
  if (type === 'guest' || type === 'unknown') return undefined;
  const text = readStored(storageKeys.user);
  if (kept?.text !== text) kept = { text, user: readKeptUser() };
  return kept.user;
}

export function useStoredUser(): StoredUser | undefined {
  return useSyncExternalStore(subscribeToSession, readStoredUser, () => undefined);
}
