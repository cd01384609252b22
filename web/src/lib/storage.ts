import { logFailure } from './log.ts';

/** Keys of local storage. The first ten keep the meaning they have always had; keys of our own begin with `boma:`. */
export const storageKeys = {
  streams: 'streams',
  lodgeStreams: 'lodgeStreams',
  course: 'course',
  lodge: 'lodge',
  showTypes: 'showTypes',
  apiToken: 'api-token',
  identityToken: 'fbase-token',
  user: 'ac-user',
  subscriptionRequested: 'subscription-requested',
  juniorRanger: 'jr',
  intendedPath: 'boma:intended-path',
  resetSentAt: 'boma:reset-sent-at',
  theme: 'boma:theme',
  volume: 'boma:volume',
  shortcuts: 'boma:shortcuts',
  movingPictures: 'boma:moving-pictures',
  unsent: 'boma:unsent',
  chat: 'boma:chat',
  atPortal: 'boma:at-portal',
  schedule: 'boma:schedule',
  courseDone: 'boma:course-done',
} as const;

/** The stored text, or null. A browser that forbids storage is a browser without a copy, not a broken page. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps text under a key. A full or forbidden storage is logged: the page works without the copy. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (cause) {
    logFailure(`Keeping '${key}' in local storage`, cause);
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (cause) {
    logFailure(`Removing '${key}' from local storage`, cause);
  }
}

/** The stored JSON if it is whole and `accept` knows it; broken or foreign content counts as absent. */
export function readStoredJson<T>(key: string, accept: (value: unknown) => value is T): T | undefined {
  const text = readStored(key);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return accept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
