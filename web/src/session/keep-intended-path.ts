import { writeStored } from '../lib/storage.ts';
import { intendedPathKey } from '../lib/storage-keys.ts';

/** Stores the path and query that the visitor wanted before they were asked to sign in. */
export function keepIntendedPath(pathAndQuery: string): void {
  writeStored(intendedPathKey, pathAndQuery);
}
