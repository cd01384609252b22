import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';
import { stubStorage } from './stub-storage.test-support.ts';

beforeEach(() => void stubStorage());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it('still knows a value for a year after the browser has dropped the cookie, as Safari does after a week', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25) });
  vi.stubGlobal('document', { cookie: '' });
  writeCookie('cookies-accepted', '1');
  writeCookie('streamsViewPerRow', '2');
  vi.stubGlobal('document', { cookie: '' });
  vi.setSystemTime(Date.UTC(2027, 10, 24));
  expect([readCookie('cookies-accepted'), readCookie('streamsViewPerRow')]).toEqual(['1', '2']);
  expect(readCookie('highlightsPerRow')).toBeUndefined();
  vi.setSystemTime(Date.UTC(2027, 10, 26));
  expect(readCookie('cookies-accepted')).toBeUndefined();
});

it('believes the cookie, where there is one, and nothing that it has not written itself', () => {
  const storage = stubStorage();
  vi.stubGlobal('document', { cookie: '' });
  writeCookie('highlightsPerRow', '3');
  vi.stubGlobal('document', { cookie: 'highlightsPerRow=4' });
  expect(readCookie('highlightsPerRow')).toBe('4');
  storage.set('boma:cookie:cookies-accepted', '1');
  expect(readCookie('cookies-accepted')).toBeUndefined();
});

it('works in a browser that forbids storage', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const jar = { cookie: '' };
  vi.stubGlobal('document', jar);
  writeCookie('highlightsPerRow', '3');
  expect(readCookie('highlightsPerRow')).toBe('3');
});

it('are absent in a sandbox, whose browser forbids them, and can be set without a failure', () => {
  const forbidden = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: forbidden, set: forbidden }));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(readCookie('streamsViewPerRow')).toBeUndefined();
  expect(() => writeCookie('streamsViewPerRow', '2')).not.toThrow();
});
