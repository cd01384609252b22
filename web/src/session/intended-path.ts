import { readStored, removeStored } from '../lib/storage.ts';
import { intendedPathKey } from '../lib/storage-keys.ts';

/**
 * The stored path. It must be a path of this site and no sign-in page. Browsers ignore tabs and line breaks in an address,
 * so a path with one is refused.
 */
export function readIntendedPath(): string | undefined {
  const path = readStored(intendedPathKey);
  return path !== null && /^\/(?![/\\]|auth\/)[^\t\n\r]*$/.test(path) ? path : undefined;
}

export function forgetIntendedPath(): void {
  removeStored(intendedPathKey);
}
