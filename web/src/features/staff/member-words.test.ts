import type { ListedMember } from '@boma/domain/staff/member-list.schema.ts';
import { expect, it } from 'vitest';
import { stateOf } from './member-words.ts';

const NOW = Date.UTC(2026, 10, 22);
const never: ListedMember = {
  uid: 'u1',
  display_name: 'Thandi',
  status: null,
  price: null,
  since: null,
  paid_until: null,
  given_until: null,
};

it.each([
  [{}, 'Never a member', 'muted'],
  [{ given_until: NOW + 1 }, 'Given', 'good'],
  [{ given_until: NOW - 1 }, 'Never a member', 'muted'],
  [{ status: 'deleted', given_until: NOW + 1 }, 'Given', 'good'],
  [{ status: 'active', given_until: NOW + 1 }, 'Pays', 'good'],
  [{ status: 'non_renewing' }, 'Cancelled', 'muted'],
  [{ status: 'past_due' }, 'Payment failed', 'danger'],
  [{ status: 'paused' }, 'Paused', 'danger'],
  // Stored before memberships had a status.
  [{ paid_until: NOW + 1 }, 'Pays', 'good'],
  [{ paid_until: NOW - 1 }, 'Ended', 'muted'],
] as const)('says of %j: %s', (change, text, tone) => {
  expect(stateOf({ ...never, ...change }, NOW)).toEqual({ text, tone });
});
