import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import { HeadMarksHost } from './head-marks-host.tsx';

const root = document.documentElement;
const name = () => root.style.getPropertyValue('--name');
const isNight = () => root.hasAttribute('data-night');
// Camp time is two hours ahead of UTC: day begins at 06:00 there.
const BEFORE_DAY = Date.parse('2026-11-29T03:59:30Z');

beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE_DAY, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  root.removeAttribute('style');
  root.removeAttribute('data-night');
});

it('takes the name of the user back when they sign out', async () => {
  signIn({ display_name: 'Lerato "Lee" M.' });
  render(<HeadMarksHost />);
  await expect.poll(name).toBe('"Lerato \\"Lee\\" M."');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  await expect.poll(name).toBe('');
});

it('takes the night back when the day comes, and brings it again', async () => {
  render(<HeadMarksHost />);
  await expect.poll(isNight).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(isNight()).toBe(false);
  vi.advanceTimersByTime(12 * 3_600_000);
  expect(isNight()).toBe(true);
});
