import { expect, it } from 'vitest';
import { isFrozen } from './frozen.policy.ts';

/** A camera whose last still is of the two minutes that began 10,000,000,000 ms after 1970. */
const since = (same_since: number | null, live = true) => isFrozen({ live, same_since, still_slot: 83_333 });

it('a picture is frozen once its stills are the same for ten minutes', () => {
  const last = 83_333 * 120_000;
  expect(since(last - 600_000)).toBe(true);
  expect(since(last - 480_000)).toBe(false);
  expect(since(last)).toBe(false);
});

it('a picture whose stills were never compared is not frozen, nor one of a camera off the air', () => {
  expect(since(null)).toBe(false);
  expect(since(0)).toBe(true);
  expect(since(0, false)).toBe(false);
});
