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

it('passes on a failure after the deadline, and only that one', async () => {
  const lateFailures: unknown[] = [];
  const [early, late] = [Promise.withResolvers<never>(), Promise.withResolvers<never>()];
  const answers = [early, late].map(({ promise }) =>
    withinDeadline(promise, 1000, (error) => lateFailures.push(error)).catch((error: unknown) => error),
  );
  early.reject(new Error('early'));
  await vi.advanceTimersByTimeAsync(1000);
  late.reject(new Error('late'));
  expect(await Promise.all(answers)).toMatchObject([{ message: 'early' }, { code: 'unavailable' }]);
  expect(lateFailures).toEqual([new Error('late')]);
});

it('is unavailable at the deadline, and says when to try again', async () => {
  const late = withinDeadline(new Promise(() => {}), 1000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
});
