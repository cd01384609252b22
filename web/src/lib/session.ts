import type { UserType } from '@boma/domain/accounts/user-type.ts';
import { useSyncExternalStore } from 'react';
import { readUserType } from './stored-session.ts';

const listeners = new Set<() => void>();

/** To be called by whoever changes the stored session in this tab; other tabs hear of it through the storage event. */
export function sessionChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** 'unknown' while the prerendered page comes alive, then who is watching. */
export function useUserType(): UserType {
  return useSyncExternalStore(subscribe, readUserType, () => 'unknown');
}
