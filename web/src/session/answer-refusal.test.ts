import { AppError } from '@boma/domain/errors.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { dropToast, toastsInLine } from '../lib/toasts.ts';
import { answerRefusal } from './answer-refusal.ts';
import { signInAsked } from './sign-in-prompt.ts';

const TOKEN = 'a'.repeat(43);
const user = { id: 'u1', display_name: 'Naledi', is_subscribed: false, roles: [] };

let storage: Map<string, string>;

beforeEach(() => {
  storage = stubStorage();
  storage.set('api-token', TOKEN).set('fbase-token', 'b').set('ac-user', JSON.stringify(user));
});
afterEach(() => {
  for (const { id } of toastsInLine()) dropToast(id);
  vi.unstubAllGlobals();
});

const reason = 'Your account has been closed: threats are not welcome here.';
const banned = new AppError('banned', { alert: reason });

it('R8-010 shows a banned user the reason once, and ends the session here', () => {
  answerRefusal(banned);
  answerRefusal(banned);
  expect(toastsInLine()).toMatchObject([
    { kind: 'identity', text: reason, link: { href: '/auth/sign-in', text: 'Ask a second ranger' } },
  ]);
  expect([...storage]).toEqual([['boma:closed-account', JSON.stringify({ token: TOKEN, userId: 'u1' })]]);
  expect(signInAsked.read()).toBe(false);
});

it('R8-010 shows its own text for a closed account if the server gave no reason', () => {
  answerRefusal(new AppError('banned'));
  expect(toastsInLine()).toMatchObject([{ text: 'This account has been closed.' }]);
});

it('keeps the session of a muted user', () => {
  answerRefusal(new AppError('muted', { alert: 'You are muted until 12:00.' }));
  expect(toastsInLine()).toMatchObject([{ tone: 'warning', text: 'You are muted until 12:00.' }]);
  expect(storage.has('api-token')).toBe(true);
});
