import { showsOffers } from '@boma/domain/accounts/offers.policy.ts';
import type { UserType } from '@boma/domain/accounts/user-type.ts';
import { expect, it } from 'vitest';
import { nonSubscribersOnly } from './user-visibility.ts';

const types: readonly UserType[] = ['subscriber', 'unknown', 'registered', 'guest'];

it('hides an offer only from viewers whom it does not concern', () => {
  const hidden = types.filter((type) => !showsOffers(type));
  expect(Object.keys(nonSubscribersOnly)).toEqual([hidden.map((type) => `[data-user=${type}] &`).join(', ')]);
});
