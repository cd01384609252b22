import { AppError } from '@boma/domain/errors.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { dropToast, toastsInLine } from '../lib/toasts.ts';
import { answerRefusal, shouldRetry } from './answer-refusal.later.ts';
import { cancelSignIn, signInAsked } from './sign-in-prompt.ts';
import { clearSession, forgetSession } from './write-session.later.ts';

const keeper = vi.hoisted(() => ({
  renewApiToken: vi.fn(),
  replaceApiToken: vi.fn(),
  sessionSettled: vi.fn(),
}));
vi.mock('./session-keeper.later.ts', () => keeper);

const TOKEN = 'a'.repeat(43);
const user = { id: 'u1', display_name: 'Naledi', is_subscribed: false, roles: [] };

let storage: Map<string, string>;

beforeEach(() => {
  keeper.sessionSettled.mockReset().mockResolvedValue(undefined);
  keeper.renewApiToken.mockReset().mockResolvedValue(true);
  keeper.replaceApiToken.mockReset().mockResolvedValue(true);
  storage = stubStorage();
  storage.set('api-token', TOKEN).set('fbase-token', 'b').set('ac-user', JSON.stringify(user));
});
afterEach(() => {
  cancelSignIn();
  clearSession();
  for (const { id } of toastsInLine()) dropToast(id);
  vi.unstubAllGlobals();
});

const reason = 'Your account has been closed: threats are not welcome here.';
const banned = new AppError('banned', { alert: reason });

it('R8-010 shows a banned user the reason once, and ends the session here', () => {
  answerRefusal(banned, TOKEN);
  answerRefusal(banned, TOKEN);
  expect(toastsInLine()).toMatchObject([
    { kind: 'identity', text: reason, link: { href: '/auth/sign-in', text: 'Ask a second ranger' } },
  ]);
  expect([...storage]).toEqual([['boma:closed-account', JSON.stringify({ token: TOKEN, userId: 'u1' })]]);
  expect(signInAsked.read()).toBeUndefined();
});

it('R8-010 shows its own text for a closed account if the server gave no reason', () => {
  answerRefusal(new AppError('banned'), TOKEN);
  expect(toastsInLine()).toMatchObject([{ text: 'This account has been closed.' }]);
});

it('keeps the session of a muted user', () => {
  answerRefusal(new AppError('muted', { alert: 'You are muted until 12:00.' }), TOKEN);
  expect(toastsInLine()).toMatchObject([{ tone: 'warning', text: 'You are muted until 12:00.' }]);
  expect(storage.has('api-token')).toBe(true);
});

describe('a call refused for lack of a session', () => {
  const ended = new AppError('unauthenticated');
  const IDENTITY = 'b'.repeat(43);

  it('is made again with a new token, if the sign-in still stands', async () => {
    storage.set('fbase-token', IDENTITY);
    expect(await shouldRetry(ended, TOKEN)).toBe(true);
    expect(keeper.replaceApiToken).toHaveBeenCalledOnce();
    keeper.replaceApiToken.mockResolvedValue(false);
    expect(await shouldRetry(ended, TOKEN)).toBe(false);
  });

  it('is made again at once if its token was replaced in the meantime', async () => {
    expect(await shouldRetry(ended, 'an-older-token')).toBe(true);
    expect(keeper.replaceApiToken).not.toHaveBeenCalled();
  });

  it('is made again for a user whose API token could not be fetched before', async () => {
    storage.set('fbase-token', IDENTITY).delete('api-token');
    expect(await shouldRetry(ended, null)).toBe(true);
  });

  it('is left to the dialog for a guest, also for one whose session has just been ended', async () => {
    keeper.sessionSettled.mockImplementation(() => Promise.resolve(storage.clear()));
    expect(await shouldRetry(ended, TOKEN)).toBe(false);
    expect(await shouldRetry(ended, null)).toBe(false);
    expect(keeper.replaceApiToken).not.toHaveBeenCalled();
  });

  it('R8-005 opens the dialog and ends the session here', () => {
    vi.stubGlobal('location', { pathname: '/wildlife/the-boma', search: '' });
    answerRefusal(ended, TOKEN);
    expect(signInAsked.read()).toBe('signIn');
    expect([...storage]).toEqual([['boma:intended-path', '/wildlife/the-boma']]);
  });

  it('opens the dialog after the page itself has ended the session', () => {
    vi.stubGlobal('location', { pathname: '/wildlife/the-boma', search: '' });
    forgetSession();
    answerRefusal(ended, TOKEN);
    expect(signInAsked.read()).toBe('signIn');
  });

  it.each([
    'unauthenticated',
    'token-expired',
  ] as const)('says nothing to a viewer who has signed out meanwhile, here or in another tab: %s', async (code) => {
    const refusal = new AppError(code);
    for (const signOut of [clearSession, () => storage.clear()]) {
      storage.set('api-token', TOKEN).set('fbase-token', IDENTITY);
      signOut();
      expect(await shouldRetry(refusal, TOKEN)).toBe(false);
      answerRefusal(refusal, TOKEN);
      expect(signInAsked.read()).toBeUndefined();
      expect(toastsInLine()).toEqual([]);
      expect([...storage]).toEqual([]);
    }
  });
});
