import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeSignIn, signInAsked } from '../../session/sign-in-prompt.ts';
import { drawn } from '../../test-support/drawn.ts';
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

it('R2-098 the dialog is there as soon as it is asked for', async () => {
  render(<SignInHost />, { at: '/wildlife/about-us?login' });
  const dialog = page.getByRole('dialog', { name: 'Sign in or register' });
  vi.advanceTimersByTime(1499);
  await drawn();
  expect(dialog.elements()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  // Only its code takes time: the clock stands.
  await expect.element(dialog).toBeVisible();
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
