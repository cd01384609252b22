import { expect, it } from 'vitest';
import { swipeOf } from './swipe.ts';

it.each([
  [60, 0, 'right'],
  [200, 90, 'right'],
  [-60, 10, 'left'],
  [59, 0, undefined],
  [100, 60, undefined],
  [0, 300, undefined],
])('takes a finger that moved by (%i, %i) for a swipe to the %s', (dx, dy, expected) => {
  expect(swipeOf(dx, dy)).toBe(expected);
});
