import { expect, it } from 'vitest';
import { isListed } from './show-types.policy.ts';

it.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('R2-111 lists a show type that is active and not archived: active %s, archived %s → %s', (active, archived, listed) => {
  expect(isListed({ active, archived })).toBe(listed);
});
