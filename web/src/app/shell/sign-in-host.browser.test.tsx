import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSignIn, signInAsked } from '../../session/sign-in-prompt.ts';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import { SignInHost } from './sign-in-host.tsx';

beforeEach(() => {
  // From now on the page was asked for at 0.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  closeSignIn();
  vi.useRealTimers();
});

it('R2-098 ?login asks a guest to sign in 1.5 seconds after the page was asked for, however late it comes alive', () => {
  vi.advanceTimersByTime(900);
  render(<SignInHost />, { at: '/wildlife/about-us?login' });
  vi.advanceTimersByTime(599);
  expect(signInAsked.read()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(signInAsked.read()).toBe('signIn');
});

it('R2-098 ?login asks at once on a page that comes alive later than that', () => {
  vi.advanceTimersByTime(4000);
  render(<SignInHost />, { at: '/wildlife/about-us?login' });
  vi.advanceTimersByTime(0);
  expect(signInAsked.read()).toBe('signIn');
});

it.each([
  ['R2-099 a user', '/wildlife/about-us?login', true],
  ['a guest without ?login', '/wildlife/about-us', false],
])('asks %s nothing', (_who, at, isUser) => {
  if (isUser) signIn();
  render(<SignInHost />, { at });
  vi.advanceTimersByTime(60_000);
  expect(signInAsked.read()).toBeUndefined();
});
