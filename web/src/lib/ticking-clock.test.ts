import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeToClock } from './ticking-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('R9-037 ticks every second, with one timer for all clocks, which ends with the last clock', () => {
  const first = vi.fn();
  const second = vi.fn();
  const stopFirst = subscribeToClock(first);
  const stopSecond = subscribeToClock(second);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(first).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(second).toHaveBeenCalledTimes(2);
  stopFirst();
  vi.advanceTimersByTime(1000);
  expect(first).toHaveBeenCalledTimes(2);
  stopSecond();
  expect(vi.getTimerCount()).toBe(0);
});
