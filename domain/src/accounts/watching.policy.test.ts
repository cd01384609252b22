import { expect, it } from 'vitest';
import type { UserType } from './user-type.ts';
import { watchingOf } from './watching.policy.ts';

it.each<[UserType, string]>([
  ['guest', 'locked'],
  ['registered', 'locked'],
  ['subscriber', 'open'],
  ['unknown', 'undecided'],
])('for a viewer of type %s, what members pay for is %s, and everything else is open', (userType, watching) => {
  expect(watchingOf(true, userType)).toBe(watching);
  expect(watchingOf(false, userType)).toBe('open');
});
