import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseAfter, Retry } from './retry.ts';

let lines: string[];
let retry: Retry;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  lines = [];
  retry = new Retry((line) => lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits longer after each failure in a row, and never longer than five seconds', () => {
  expect([1, 2, 3, 4, 5, 20].map((failures) => pauseAfter(failures, 1))).toEqual([
    1000, 2000, 4000, 5000, 5000, 5000,
  ]);
  expect(pauseAfter(20, 0)).toBe(4000);
});

it('logs a problem once, again after ten minutes, and its end', () => {
  retry.tell('Nothing answers');
  retry.tell('Nothing answers');
  vi.setSystemTime(600_000);
  retry.tell('Nothing answers');
  expect(lines).toEqual([
    'Nothing answers. The gateway tries again.',
    'Nothing answers. The gateway tries again.',
  ]);
  expect(retry.problem).toBe('Nothing answers');
  retry.isWell();
  retry.isWell();
  expect(lines.slice(2)).toEqual(['The camera is back.']);
  expect(retry.problem).toBe('');
});

it('tries again at once after a run of twenty seconds, and begins anew with short pauses', async () => {
  const signal = new AbortController().signal;
  const pauses = async (lastedMs: number) => {
    const began = Date.now();
    const paused = retry.pause('It ended', lastedMs, signal);
    await vi.runAllTimersAsync();
    await paused;
    return Date.now() - began;
  };
  for (let i = 0; i < 5; i += 1) await pauses(100);
  expect(await pauses(100)).toBeGreaterThanOrEqual(4000);
  expect(await pauses(20_001)).toBe(100);
  expect(await pauses(100)).toBeLessThanOrEqual(1000);
});

it('stops waiting when the camera is switched off', async () => {
  const stopping = new AbortController();
  const paused = retry.pause('It ended', 0, stopping.signal);
  stopping.abort();
  await paused;
  expect(vi.getTimerCount()).toBe(0);
});
