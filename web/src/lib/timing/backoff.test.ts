import { describe, expect, it } from 'vitest';
import { LONGEST_PAUSE, retryPause } from './backoff.ts';

describe('retryPause', () => {
  it('doubles its ceiling with each failure and stops at half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((failures) => retryPause(failures, 1))).toEqual([
      2000,
      4000,
      8000,
      16_000,
      LONGEST_PAUSE,
      LONGEST_PAUSE,
      LONGEST_PAUSE,
    ]);
  });

  it('makes half of the pause random', () => {
    expect(retryPause(3, 0)).toBe(4000);
    expect(retryPause(3, 0.5)).toBe(6000);
  });
});
