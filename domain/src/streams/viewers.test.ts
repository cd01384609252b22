import { expect, it } from 'vitest';
import { publicCount } from './viewers.policy.ts';

it.each([
  [0, 0],
  [1, 1],
  [57, 57],
  [99, 99],
  [100, 100],
  [104, 100],
  [105, 110],
  [149, 150],
  [999, 1000],
  [1234, 1200],
  [98_765, 99_000],
])('publishes %d viewers as %d', (count, published) => {
  expect(publicCount(count)).toBe(published);
});

it('is never more than 5 % off', () => {
  for (let count = 1; count <= 20_000; count += 1)
    expect(Math.abs(publicCount(count) - count) / count).toBeLessThanOrEqual(0.05);
});
