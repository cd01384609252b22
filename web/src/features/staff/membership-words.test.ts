import type { StaffMembership, StripeSubscription } from '@boma/domain/membership/staff-membership.schema.ts';
import { describe, expect, it } from 'vitest';
import {
  giftWords,
  invoiceWords,
  planWords,
  refundWords,
  subscriptionFacts,
  verdict,
} from './membership-words.ts';

const DAY = 86_400;
const start = Date.UTC(2026, 10, 1, 12) / 1000;
const one = {
  id: 'sub_1',
  status: 'active',
  created: start,
  period_end: start + 30 * DAY,
  access_until: start + 30 * DAY + 3600,
  trial_end: null,
  amount: 499,
  currency: 'usd',
} as const;
const facts = {
  status: 'active',
  entitled_until: one.access_until * 1000,
  subscription_id: 'sub_1',
  subscriptions: [one],
} as const;
const copy = (change: object = {}) => ({ ...structuredClone(facts), ...change }) as never;
const at = (stripe: unknown) => ({ facts: stripe }) as StaffMembership['stripe'];

describe('the verdict', () => {
  it.each([
    ['the same', copy(), copy(), true, 'Stripe and the site agree.'],
    ['nothing', null, null, true, 'Never paid for a membership: Stripe and the site agree.'],
    [
      'a cancellation that the site missed',
      copy({ status: 'non_renewing' }),
      copy(),
      false,
      'Stripe and the site disagree: status, ends with its period. Sync now stores what Stripe says.',
    ],
    [
      'another price',
      copy(),
      copy({ subscriptions: [{ ...one, amount: 599 }] }),
      false,
      'Stripe and the site disagree: plan. Sync now stores what Stripe says.',
    ],
    [
      'a detail of another subscription',
      copy({ subscriptions: [one, { ...one, id: 'sub_0', status: 'deleted' }] }),
      copy({ subscriptions: [one, { ...one, id: 'sub_0', status: 'cancelled' }] }),
      false,
      'Stripe and the site disagree: another detail. Sync now stores what Stripe says.',
    ],
  ])('of %s', (_, stripe, stored, agrees, words) => {
    expect(verdict({ stripe: at(stripe), stored })).toEqual({ agrees, words });
  });

  it('is open while Stripe does not answer', () => {
    expect(verdict({ stripe: null, stored: copy() })).toEqual({
      agrees: false,
      words: 'Stripe does not answer. What the site stores may be out of date.',
    });
  });
});

describe('a subscription', () => {
  const subscription: StripeSubscription = {
    id: 'sub_1',
    status: 'active',
    created: start,
    period_start: start,
    period_end: start + 30 * DAY,
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    trial_end: null,
    collection_paused: false,
    stopped_for: null,
    is_todays_plan: true,
    amount: 499,
    currency: 'usd',
    interval: 'month',
  };
  const period = 'Bought on Nov 1, 2026. Its period is from Nov 1, 2026 to Dec 1, 2026.';

  it('has a plan with its price', () => {
    expect(planWords(subscription)).toBe('Boma Premium, $4.99 + VAT per month');
    expect(planWords({ ...subscription, is_todays_plan: false, interval: null })).toBe(
      'Another price, $4.99 + VAT',
    );
  });

  it.each<[Partial<StripeSubscription>, string[]]>([
    [{}, []],
    [{ cancel_at_period_end: true }, ['It was cancelled, and ends with its period.']],
    [{ cancel_at_period_end: true, cancel_at: start + DAY }, ['It was cancelled, and ends with its period.']],
    [{ cancel_at: start + DAY }, ['It ends on Nov 2, 2026.']],
    [{ ended_at: start + DAY, cancel_at_period_end: true }, ['It ended on Nov 2, 2026.']],
    [{ trial_end: start + 7 * DAY }, ['The trial ends or ended on Nov 8, 2026.']],
    [{ collection_paused: true }, ['Staff have paused its payments at Stripe.']],
    [{ stopped_for: 'ban' }, ['We have stopped its renewal, because the user is banned.']],
    [{ stopped_for: 'account-deletion' }, ['We have stopped its renewal, because the user is leaving.']],
    [{ stopped_for: 'account-gone' }, ['We have stopped its renewal, because the account is gone.']],
  ])('with %o says so', (change, more) => {
    expect(subscriptionFacts({ ...subscription, ...change })).toEqual([period, ...more]);
  });
});

it('an invoice says what became of its payment', () => {
  const invoice = {
    id: 'in_1',
    number: '1',
    created: start,
    status: 'paid',
    total: 604,
    refunded: 0,
    currency: 'usd',
    dispute: null,
  } as const;
  expect(invoiceWords(invoice)).toBe('paid');
  expect(invoiceWords({ ...invoice, refunded: 604 })).toBe('paid · all paid back');
  expect(invoiceWords({ ...invoice, dispute: 'open' })).toBe('paid · disputed: the bank is looking into it');
});

it('the guarantee is asked for, done, open or over', () => {
  const asked_at = start * 1000;
  const words = (refund: StaffMembership['refund'], refund_until: number | null) =>
    refundWords({ refund, refund_until });
  expect(words({ asked_at, done_at: asked_at }, null)).toBe(
    'The user asked for a refund on Nov 1, 2026, and it is done.',
  );
  expect(words({ asked_at, done_at: null }, null)).toContain('It is not done');
  expect(words(null, start + DAY)).toBe('Until Nov 2, 2026 the user can have all of the money back.');
  expect(words(null, null)).toBe('The user has asked for no refund, and cannot ask now.');
});

it('a gift says who gave it, until when and why', () => {
  const at = start * 1000;
  const gift = { until: at + 30 * DAY * 1000, reason: 'For the films.', given_at: at, by: 'Naledi' };
  expect(giftWords(null, at)).toBe('No membership is given.');
  expect(giftWords(gift, at)).toBe('Given by Naledi on Nov 1, 2026, until Dec 1, 2026: “For the films.”');
  expect(giftWords({ ...gift, given_at: null, by: null, reason: '' }, gift.until)).toBe(
    'Given until Dec 1, 2026, which has passed.',
  );
});
