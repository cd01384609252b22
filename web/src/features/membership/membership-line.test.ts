import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { expect, it } from 'vitest';
import { membershipLine } from './membership-line.ts';
import type { Access } from './subscription-line.ts';

const DECEMBER_21 = Date.parse('2026-12-21T12:00:00Z') / 1000;
const subscription: SubscriptionView = {
  id: 'sub_1',
  status: 'active',
  last_event_ts: 0,
  update_url: '/',
  cancel_url: '/',
  period_end: DECEMBER_21,
  access_until: DECEMBER_21,
  refund_until: null,
  amount: 499,
  currency: 'usd',
};

const member: Access = { isMember: true, isStaff: false, gift: null };

it('says what is charged next, or until when a cancelled membership stays open', () => {
  expect(membershipLine([subscription], member)).toBe('Next charge: $4.99 + VAT on Dec 21, 2026.');
  const ending = { ...subscription, status: 'non_renewing' } as const;
  expect(membershipLine([ending], member)).toBe(
    'Everything stays open to you until Dec 21, 2026. Nothing more is charged.',
  );
});

it('names a gift where no subscription runs, and the role of staff', () => {
  const over = { ...subscription, status: 'cancelled' } as const;
  const gift = { until: DECEMBER_21 * 1000, reason: '' };
  expect(membershipLine([over], { ...member, gift })).toBe(
    'Given to you by us until Dec 21, 2026. Nothing is charged.',
  );
  expect(membershipLine([], member)).toBe('Nothing is charged.');
  expect(membershipLine([], { isMember: false, isStaff: true, gift: null })).toBe(
    'Open to you as one of our rangers. Nothing is charged.',
  );
});
