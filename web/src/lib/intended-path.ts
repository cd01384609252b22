import { readStored, removeStored, storageKeys, writeStored } from './storage.ts';

/** Remembers the path and query somebody wanted before they were asked to sign in. */
export function keepIntendedPath(pathAndQuery: string): void {
  writeStored(storageKeys.intendedPath, pathAndQuery);
}

/** The remembered path, forgotten as it is handed out. Only a path of this site counts. */
export function takeIntendedPath(): string | undefined {
  const path = readStored(storageKeys.intendedPath);
  removeStored(storageKeys.intendedPath);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined;
}
