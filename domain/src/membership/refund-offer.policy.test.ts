import { describe, expect, it } from 'vitest';
import { type StoredSubscription, storedSubscriptionSchema } from './membership.schema.ts';
import { hasNeverPaid, refundOffer } from './refund-offer.policy.ts';

const CREATED = 1_800_000_000;
const DAYS_14 = 14 * 86_400;

const subscription = (change: Partial<StoredSubscription> = {}) =>
  storedSubscriptionSchema.parse({
    id: 'sub_1',
    status: 'active',
    created: CREATED,
    period_end: CREATED + 30 * 86_400,
    access_until: CREATED + 30 * 86_400,
    amount: 499,
    currency: 'usd',
    ...change,
  });

describe('the offer of a refund', () => {
  it('is shown for exactly 14 days, also to a member who has cancelled', () => {
    const offer = { id: 'sub_1', until: CREATED + DAYS_14 };
    expect(refundOffer([subscription()], CREATED)).toEqual(offer);
    expect(refundOffer([subscription()], CREATED + DAYS_14)).toEqual(offer);
    expect(refundOffer([subscription()], CREATED + DAYS_14 + 1)).toBeUndefined();
    expect(refundOffer([subscription({ status: 'non_renewing' })], CREATED)).toEqual(offer);
  });

  it.each([
    'past_due',
    'trialing',
    'cancelled',
    'deleted',
    'paused',
  ] as const)('is hidden while the subscription is %s', (status) => {
    expect(refundOffer([subscription({ status })], CREATED)).toBeUndefined();
  });

  it('counts from the end of a trial, and ignores a trial without a payment', () => {
    const trial_end = CREATED + 20 * 86_400;
    const later = subscription({ trial_end });
    expect(refundOffer([later], trial_end + DAYS_14)).toEqual({ id: 'sub_1', until: trial_end + DAYS_14 });
    expect(refundOffer([later], trial_end + DAYS_14 + 1)).toBeUndefined();
    const ending = subscription({ trial_end, status: 'non_renewing' });
    expect(refundOffer([ending], trial_end - 1), 'a cancelled trial that still runs').toBeUndefined();
    const ended = {
      id: 'sub_0',
      status: 'cancelled',
      created: CREATED - 900,
      trial_end: CREATED - 300,
    } as const;
    const free = subscription({ ...ended, access_until: CREATED - 300 });
    const paid = subscription({ ...ended, access_until: CREATED - 300 + 3600 });
    expect(refundOffer([subscription(), free], CREATED)?.id).toBe('sub_1');
    expect(refundOffer([subscription(), paid], CREATED)).toBeUndefined();
  });

  it('is for the first purchase only, and a later duplicate does not use it up', () => {
    const earlier = subscription({ id: 'sub_0', status: 'deleted', created: CREATED - 100 });
    const doubled = subscription({ id: 'sub_2', status: 'deleted', created: CREATED + 5 });
    expect(refundOffer([subscription(), earlier], CREATED)).toBeUndefined();
    expect(refundOffer([subscription(), doubled], CREATED)?.id).toBe('sub_1');
    expect(refundOffer([], CREATED)).toBeUndefined();
  });
});

describe('hasNeverPaid', () => {
  const now = CREATED + 600;
  const runs = { trial_end: now + 1 };
  const free = { status: 'cancelled', trial_end: CREATED + 300, access_until: CREATED + 300 } as const;
  it.each([
    ['a trial that runs', [{ ...runs, status: 'trialing' }], true],
    ['a cancelled trial that still runs', [{ ...runs, status: 'non_renewing' }], true],
    ['a trial that ended without a payment', [free], true],
    ['a trial that was paid for afterwards', [{ trial_end: CREATED + 300 }], false],
    ['a membership', [{}], false],
    ['a membership that has ended', [{ status: 'deleted' }], false],
    ['a free trial before a membership', [free, {}], false],
    ['a membership of which no subscription is known', [], false],
  ] as const)('%s: %j is %s', (_, changes, never) => {
    expect(hasNeverPaid(changes.map(subscription), now)).toBe(never);
  });
});
