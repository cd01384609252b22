import { readStored, removeStored, storageKeys } from '../storage.ts';

/** The remembered path. Only a path of this site counts, and none of the pages for signing in. */
export function readIntendedPath(): string | undefined {
  const path = readStored(storageKeys.intendedPath);
  return path !== null && /^\/(?![/\\]|auth\/)/.test(path) ? path : undefined;
}

export function forgetIntendedPath(): void {
  removeStored(storageKeys.intendedPath);
}
