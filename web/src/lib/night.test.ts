import { expect, it } from 'vitest';
import { isNight } from './night.ts';

// Camp time is two hours ahead of UTC.
it.each([
  ['2026-11-29T03:59:59Z', true],
  ['2026-11-29T04:00:00Z', false],
  ['2026-11-29T15:59:59Z', false],
  ['2026-11-29T16:00:00Z', true],
])('at %s it is night at camp: %s', (at, night) => {
  expect(isNight(Date.parse(at))).toBe(night);
});
