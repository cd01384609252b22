import { showsOffers } from '@boma/domain/accounts/offers.policy.ts';
import type { UserType } from '@boma/domain/accounts/user-type.ts';
import { readStored } from '../lib/storage.ts';
import { userKey } from '../lib/storage-keys.ts';
import { createListeners, onEvents, useStore } from '../lib/store.ts';
import { isHomeAtCameras, readKeptUser, readUserType, type StoredUser } from './stored-session.ts';

const { subscribe, notify } = createListeners(() => onEvents(() => window, 'storage')(notify));

/** Must be called after the stored session has changed in this tab; other tabs hear of it by the storage event. */
export const sessionChanged = notify;
export const subscribeToSession = subscribe;

/** 'unknown' while the prerendered page is hydrated and until the user is known, then the viewer's type. */
export function useUserType(): UserType {
  return useStore({ subscribe, read: readUserType }, 'unknown');
}

/** Whether the viewer is known to watch everything: a member, or staff. Unlike the type, it does not change as a guest's page is hydrated. */
export function useWatchesAll(): boolean {
  return useStore({ subscribe, read: () => readUserType() === 'subscriber' }, false);
}

/** Whether the viewer is offered a membership; false while the page is hydrated. */
export const useSeesOffers = () => showsOffers(useUserType());

/** As `isHomeAtCameras`; false while the page is hydrated. */
export const useIsHomeAtCameras = () => useStore({ subscribe, read: isHomeAtCameras }, false);

let kept: { readonly text: string | null; readonly user: StoredUser | undefined } | undefined;

/** The signed-in user as last fetched, the same object until it changes. Undefined for guests. */
export function readStoredUser(): StoredUser | undefined {
  const type = readUserType();
  if (type === 'guest' || type === 'unknown') return undefined;
  const text = readStored(userKey);
  if (kept?.text !== text) kept = { text, user: readKeptUser() };
  return kept.user;
}

export function useStoredUser(): StoredUser | undefined {
  return useStore({ subscribe, read: readStoredUser }, undefined);
}
