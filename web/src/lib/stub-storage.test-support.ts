import { vi } from 'vitest';

/** Gives code that runs without a browser a local storage, and returns its content. */
export function stubStorage(): Map<string, string> {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  return storage;
}
