import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('passes on results and errors that arrive in time', async () => {
  expect(await withinDeadline(Promise.resolve('result'), 1000)).toBe('result');
  await expect(withinDeadline(Promise.reject(new Error('ours')), 1000)).rejects.toThrow('ours');
  expect(vi.getTimerCount()).toBe(0);
});

it('is unavailable at the deadline, and says when to try again', async () => {
  const late = withinDeadline(new Promise(() => {}), 1000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
});
