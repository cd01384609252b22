import { expect, it } from 'vitest';
import { showsOffers } from './offers.policy.ts';
import type { UserType } from './user-type.ts';

it.each<[UserType, boolean]>([
  ['guest', true],
  ['registered', true],
  ['subscriber', false],
  ['unknown', false],
])('offers a membership to a viewer of type %s: %s', (userType, offered) => {
  expect(showsOffers(userType)).toBe(offered);
});
