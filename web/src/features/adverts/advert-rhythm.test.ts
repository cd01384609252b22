import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRhythm } from './advert-rhythm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('R4-077 changes a full-view advert every 35 seconds', () => {
  const next = vi.fn<() => void>();
  const stop = startRhythm('fullview', next, () => 1);
  vi.advanceTimersByTime(34_999);
  expect(next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(next).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(35_000);
  expect(next).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(100_000);
  expect(next).toHaveBeenCalledTimes(2);
});

it('R4-078 waits up to 20 seconds longer between rows, another time for each turn', () => {
  const next = vi.fn<() => void>();
  const random = vi.fn<() => number>().mockReturnValueOnce(1).mockReturnValueOnce(0);
  const stop = startRhythm('interlaced', next, random);
  vi.advanceTimersByTime(54_999);
  expect(next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(next).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(35_000);
  expect(next).toHaveBeenCalledTimes(2);
  stop();
});
