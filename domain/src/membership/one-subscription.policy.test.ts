import { describe, expect, it } from 'vitest';
import { duplicatesOf, inOrderOfKeeping, isLive, isOver } from './one-subscription.policy.ts';
import { subscription } from './subscription.fixtures.ts';
import type { SubscriptionFacts } from './subscription.policy.ts';

const start = 1_800_000_000;

const bought = (id: string, created: number, change: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  ...subscription,
  id,
  created,
  periodStart: created,
  periodEnd: created + 30 * 86_400,
  ...change,
});

describe('a subscription', () => {
  it.each([
    ['active', true, false],
    ['trialing', true, false],
    ['past_due', true, false],
    ['unpaid', true, false],
    ['paused', true, false],
    ['incomplete', false, false],
    ['incomplete_expired', false, true],
    ['canceled', false, true],
  ] as const)('with the status %s: live %s, ended %s', (status, live, over) => {
    expect([isLive({ status }), isOver({ status })]).toEqual([live, over]);
  });
});

describe('of several live subscriptions', () => {
  it('the first is kept, and a later one is refunded', () => {
    const [first, second] = [bought('sub_b', start), bought('sub_a', start + 5)];
    expect(inOrderOfKeeping([second, first]).map(({ id }) => id)).toEqual(['sub_b', 'sub_a']);
    expect(duplicatesOf([second, first])).toEqual([{ facts: second, isRefunded: true }]);
  });

  it('the same one is kept in any order, also when both were bought in the same second', () => {
    const two = [bought('sub_b', start), bought('sub_a', start)];
    for (const found of [two, two.toReversed()])
      expect(duplicatesOf(found)).toEqual([{ facts: two[0], isRefunded: true }]);
  });

  it.each<[string, Partial<SubscriptionFacts>]>([
    ['is past due', { status: 'past_due' }],
    ['is unpaid', { status: 'unpaid' }],
    ['is paused', { isCollectionPaused: true }],
  ])('a paid one is kept before an older one that %s, which is not refunded', (_, change) => {
    const old = bought('sub_a', start - 90 * 86_400, change);
    const paid = bought('sub_b', start);
    expect(duplicatesOf([old, paid])).toEqual([{ facts: old, isRefunded: false }]);
  });

  it('one that ends with its period is kept before a later one', () => {
    const ending = bought('sub_a', start, { cancelAtPeriodEnd: true });
    expect(duplicatesOf([bought('sub_b', start + 5), ending])).toMatchObject([{ facts: { id: 'sub_b' } }]);
  });

  it('one that has ended or was never paid is no duplicate', () => {
    const others = (['canceled', 'incomplete', 'incomplete_expired'] as const).map((status) =>
      bought(`sub_${status}`, start + 5, { status }),
    );
    expect(duplicatesOf([...others, bought('sub_a', start)])).toEqual([]);
    expect(duplicatesOf([])).toEqual([]);
  });
});
