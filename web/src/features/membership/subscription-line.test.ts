import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { describe, expect, it } from 'vitest';
import { type Access, isOver, priceOf, subscriptionLine } from './subscription-line.ts';

const noon = (day: number, month: number) => new Date(2026, month - 1, day, 12).getTime() / 1000;
const subscription = (status: SubscriptionView['status']): SubscriptionView => ({
  id: 'sub_1',
  status,
  last_event_ts: 0,
  update_url: '/update',
  cancel_url: '/cancel',
  period_end: noon(21, 12),
  access_until: noon(3, 12),
  refund_until: null,
  amount: 499,
  currency: 'usd',
});

const member: Access = { isMember: true, isStaff: false, gift: null };

describe('the line about a subscription', () => {
  it.each([
    ['active', 'Next charge: $4.99 + VAT on Dec 21, 2026.'],
    ['trialing', 'Your trial runs until Dec 21, 2026. The first charge is then: $4.99 + VAT.'],
    [
      'past_due',
      'Your last payment of $4.99 + VAT did not go through. Everything stays open to you until Dec 3, 2026.',
    ],
    ['non_renewing', 'Everything stays open to you until Dec 3, 2026. Nothing more is charged.'],
    ['paused', 'Nothing is charged for now'],
    ['cancelled', 'It ended on Dec 3, 2026.'],
    ['deleted', 'It ended on Dec 3, 2026.'],
  ] as const)('%s: %s', (status, line) => {
    expect(subscriptionLine(subscription(status), member)).toContain(line);
  });

  it('is closed after the days of grace without a payment', () => {
    const line = subscriptionLine(subscription('past_due'), { ...member, isMember: false });
    expect(line).toContain('the members’ cameras are closed to you');
    expect(line).not.toContain('Dec');
  });

  it.each([
    ['past_due', 'Your last payment of $4.99 + VAT did not go through: please save a card that works.'],
    ['non_renewing', 'Nothing more is charged.'],
    ['paused', 'Nothing is charged for now.'],
  ] as const)('%s names what keeps everything open longer: a gift or the role of staff', (status, charged) => {
    const gift = { until: noon(24, 12) * 1000, reason: '' };
    expect(subscriptionLine(subscription(status), { ...member, gift })).toBe(
      `Given to you by us until Dec 24, 2026. ${charged}`,
    );
    expect(subscriptionLine(subscription(status), { ...member, isStaff: true })).toBe(
      `Open to you as one of our rangers. ${charged}`,
    );
  });

  it('does not name a gift that ends before it', () => {
    const gift = { until: noon(2, 12) * 1000, reason: '' };
    expect(subscriptionLine(subscription('non_renewing'), { ...member, gift })).toBe(
      'Everything stays open to you until Dec 3, 2026. Nothing more is charged.',
    );
  });

  it('is over once it was cancelled or deleted', () => {
    const all = ['active', 'trialing', 'past_due', 'non_renewing', 'paused', 'cancelled', 'deleted'] as const;
    expect(all.filter((status) => isOver({ status }))).toEqual(['cancelled', 'deleted']);
  });

  it('names the price in its currency, also one without cents', () => {
    expect(priceOf({ amount: 499, currency: 'usd' })).toBe('$4.99 + VAT');
    expect(priceOf({ amount: 700, currency: 'jpy' })).toBe('¥700 + VAT');
  });
});
