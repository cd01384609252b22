import { describe, expect, it } from 'vitest';
import { subscriptionStatusSchema } from './membership.schema.ts';
import { subscription as facts } from './subscription.fixtures.ts';
import {
  bestSubscription,
  RENEWAL_SLACK,
  type SubscriptionFacts,
  subscriptionState,
} from './subscription.policy.ts';
import { subscriptionWords } from './subscription-words.ts';

const { periodStart: start, periodEnd: end } = facts;
const canceled = { ...facts, status: 'canceled', endedAt: end, endReason: 'cancellation_requested' } as const;

const until = (seconds: number) => seconds * 1000;
const renewing = until(end + RENEWAL_SLACK);

describe('the status and access of a subscription', () => {
  it.each<[string, Partial<SubscriptionFacts>, string, number]>([
    ['active', {}, 'active', renewing],
    ['trialing', { status: 'trialing' }, 'trialing', renewing],
    ['active, ending with its period', { cancelAtPeriodEnd: true }, 'non_renewing', until(end)],
    ['active, ending before its period', { cancelAt: end - 60 }, 'non_renewing', until(end - 60)],
    ['active, ending with its period by a date', { cancelAt: end }, 'non_renewing', until(end)],
    ['active, ending after the next charge', { cancelAt: end + 60 * 86_400 }, 'active', until(end + 3600)],
    ['active, ending minutes after its period', { cancelAt: end + 60 }, 'active', until(end + 60)],
    ['trialing, ending', { status: 'trialing', cancelAtPeriodEnd: true }, 'non_renewing', until(end)],
    ['past due', { status: 'past_due' }, 'past_due', until(start + 7 * 86_400)],
    ['past due with collection paused', { status: 'past_due', isCollectionPaused: true }, 'paused', 0],
    ['active with collection paused', { isCollectionPaused: true }, 'paused', 0],
    ['paused', { status: 'paused' }, 'paused', 0],
    ['unpaid', { status: 'unpaid' }, 'paused', 0],
    ['ended with its period', canceled, 'cancelled', until(end)],
    [
      'ended at its date',
      { ...canceled, cancelAt: end - 60, endedAt: end - 60 },
      'cancelled',
      until(end - 60),
    ],
    [
      'ended after failed payments',
      { ...canceled, endedAt: start + 60, endReason: 'payment_failed' },
      'cancelled',
      until(start + 60),
    ],
    ['ended at once', { ...canceled, endedAt: start + 60 }, 'deleted', until(start + 60)],
    ['ended by a dispute', { ...canceled, endReason: 'payment_disputed' }, 'deleted', until(end)],
  ])('%s', (_, change, status, entitledUntil) => {
    expect(subscriptionState({ ...facts, ...change })).toEqual({ status, entitledUntil });
  });

  it.each(['incomplete', 'incomplete_expired'] as const)('are missing while it is %s', (status) => {
    expect(subscriptionState({ ...facts, status })).toBeUndefined();
  });
});

describe('the subscription that the membership follows', () => {
  const old = { ...facts, id: 'sub_0', status: 'canceled', endedAt: start, endReason: null } as const;
  const unpaid = { ...facts, id: 'sub_2', status: 'incomplete' } as const;

  it('is the best one, in any order', () => {
    for (const list of [
      [old, facts, unpaid],
      [unpaid, facts, old],
    ])
      expect(bestSubscription(list)?.facts.id).toBe('sub_1');
  });

  it('is the one that lasts longest among equals', () => {
    const longer = { ...facts, id: 'sub_3', periodEnd: end + 86_400 };
    expect(bestSubscription([facts, longer])?.facts.id).toBe('sub_3');
  });

  it('is missing when nothing was ever paid', () => {
    expect(bestSubscription([unpaid])).toBeUndefined();
    expect(bestSubscription([])).toBeUndefined();
  });
});

describe('the words for a status', () => {
  it.each([
    ['R4-009', 'active', 'active'],
    ['R4-009', 'past_due', 'active'],
    ['R4-009', 'trialing', 'active'],
    ['R4-010', 'cancelled', 'cancelled'],
    ['R4-010 R3-008', 'deleted', 'cancelled'],
    [
      'R4-011 R4-012',
      'non_renewing',
      'active, but will be cancel at the end of your current subscription period',
    ],
    ['R4-013', 'paused', 'paused'],
    ['R4-014', '', 'not active'],
    ['R4-014', 'x', 'not active'],
  ])('%s %s reads %s', (_, status, words) => {
    expect(subscriptionWords(status)).toBe(words);
  });

  it('R3-006 exist for seven statuses and no other', () => {
    expect(subscriptionStatusSchema.options).toHaveLength(7);
    for (const status of subscriptionStatusSchema.options)
      expect(subscriptionWords(status)).not.toBe('not active');
    expect(subscriptionStatusSchema.safeParse('incomplete').success).toBe(false);
  });
});
