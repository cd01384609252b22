import { expect, it, vi } from 'vitest';
import { logFailure } from './log.ts';

it('logs a failure, but none of a page that is being left, and logs again if the visitor stays', () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const cause = new TypeError('NetworkError when attempting to fetch resource.');
  logFailure('Reading the shows', cause);
  expect(logged.mock.calls).toEqual([['Reading the shows failed', cause]]);
  dispatchEvent(new Event('beforeunload'));
  logFailure('Reading the shows', cause);
  expect(logged).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1500);
  logFailure('Reading the shows', cause);
  expect(logged).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
