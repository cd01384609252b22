import { readStored, removeStored, storageKeys } from '../lib/storage.ts';

/**
 * The remembered path. Only a path of this site counts, and none of the pages for signing in; browsers read an address as
 * if it had no tabs and line breaks in it.
 */
export function readIntendedPath(): string | undefined {
  const path = readStored(storageKeys.intendedPath);
  return path !== null && /^\/(?![/\\]|auth\/)[^\t\n\r]*$/.test(path) ? path : undefined;
}

export function forgetIntendedPath(): void {
  removeStored(storageKeys.intendedPath);
}
