import { storageKeys, writeStored } from '../lib/storage.ts';

/** Remembers the path and query somebody wanted before they were asked to sign in. */
export function keepIntendedPath(pathAndQuery: string): void {
  writeStored(storageKeys.intendedPath, pathAndQuery);
}
