import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { readIntendedPath } from './intended-path.ts';
import { keepIntendedPath } from './keep-intended-path.ts';
import { readSessionState, whileLoggingIn } from './session-state.ts';
import { readRequested, setRequested } from './subscription-requested.ts';

afterEach(() => vi.unstubAllGlobals());

it('R3-010 R3-011 a session has its tokens, its intended path, a sign-in under way and a requested subscription, and no sign-in by code', async () => {
  const storage = stubStorage();
  expect(readSessionState()).toEqual({ apiToken: null, identityToken: null, loggingIn: false });
  expect(readIntendedPath()).toBeUndefined();
  expect(readRequested()).toBe(false);
  storage.set('api-token', 'a').set('fbase-token', 'b');
  keepIntendedPath('/wildlife/profile?x=1');
  setRequested(true);
  await whileLoggingIn(() => {
    expect(readSessionState()).toEqual({ apiToken: 'a', identityToken: 'b', loggingIn: true });
    return Promise.resolve();
  });
  expect(readIntendedPath()).toBe('/wildlife/profile?x=1');
  expect(readRequested()).toBe(true);
  expect(readSessionState().loggingIn).toBe(false);
});
