import { logFailure } from './log.ts';

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
