import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { readSessionState, whileLoggingIn } from './session-state.ts';

afterEach(() => vi.unstubAllGlobals());

it('R3-010 R3-011 a session has its tokens, its intended path and what is going on; nothing ever signs in by code', async () => {
  const storage = stubStorage();
  expect(readSessionState()).toEqual({
    apiToken: null,
    identityToken: null,
    intendedPath: null,
    loggingIn: false,
    requestingCode: false,
    validatingCode: false,
    subscriptionRequested: false,
  });
  storage
    .set('api-token', 'a')
    .set('fbase-token', 'b')
    .set('boma:intended-path', '/wildlife/profile?x=1')
    .set('subscription-requested', '1');
  await whileLoggingIn(() => {
    expect(readSessionState()).toEqual({
      apiToken: 'a',
      identityToken: 'b',
      intendedPath: '/wildlife/profile?x=1',
      loggingIn: true,
      requestingCode: false,
      validatingCode: false,
      subscriptionRequested: true,
    });
    return Promise.resolve();
  });
});
