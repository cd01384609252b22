import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads a cookie by its whole name, and ignores one that cannot be decoded', () => {
  vi.stubGlobal('document', { cookie: 'old-streamsViewPerRow=4; streamsViewPerRow=2; broken=%; empty=' });
  expect(readCookie('streamsViewPerRow')).toBe('2');
  expect(readCookie('empty')).toBe('');
  expect(readCookie('broken')).toBeUndefined();
  expect(readCookie('PerRow')).toBeUndefined();
});

it('R3-056 keeps a preference for a year on the whole site', () => {
  const jar = { cookie: '' };
  vi.stubGlobal('document', jar);
  writeCookie('highlightsPerRow', '3');
  expect(jar.cookie).toBe('highlightsPerRow=3; path=/; max-age=31536000; samesite=lax');
});
