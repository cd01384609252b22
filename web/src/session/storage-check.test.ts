import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { requireStorage } from './storage-check.ts';

afterEach(() => vi.unstubAllGlobals());

function refuse(name: string): VoidFunction {
  return () => {
    throw new DOMException('No.', name);
  };
}

it('accepts a browser that keeps what the site stores, and leaves nothing there', () => {
  const storage = stubStorage();
  expect(requireStorage()).toBeUndefined();
  expect([...storage]).toEqual([]);
});

it.each<[string, object, string]>([
  ['is forbidden', { setItem: refuse('SecurityError') }, 'auth/web-storage-unsupported'],
  [
    'grants no room at all',
    { setItem: refuse('QuotaExceededError'), length: 0 },
    'auth/web-storage-unsupported',
  ],
  [
    'forgets at once',
    { setItem: () => undefined, getItem: () => null, removeItem: () => undefined },
    'auth/web-storage-unsupported',
  ],
  ['is full', { setItem: refuse('QuotaExceededError'), length: 3 }, 'auth/local-storage-full'],
  [
    'is full in Firefox',
    { setItem: refuse('NS_ERROR_DOM_QUOTA_REACHED'), length: 3 },
    'auth/local-storage-full',
  ],
])('refuses to sign in where storage %s', (_, storage, code) => {
  vi.stubGlobal('localStorage', storage);
  expect(requireStorage).toThrow(expect.objectContaining({ code }));
});

it('refuses where the page may not even name the storage', () => {
  vi.stubGlobal('window', {});
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse('SecurityError') });
  try {
    expect(requireStorage).toThrow(expect.objectContaining({ code: 'auth/web-storage-unsupported' }));
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
