import { subscription } from '@boma/domain/membership/subscription.fixtures.ts';
import { describe, expect, it } from 'vitest';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';
import { renewalChangeFor } from './renewal-change.ts';

const { periodEnd: end } = subscription;

const found = (change: Partial<FoundSubscription> = {}): FoundSubscription[] => [
  {
    ...subscription,
    customer: 'cus_1',
    trialEnd: null,
    amount: 499,
    currency: 'usd',
    stoppedFor: null,
    endBefore: null,
    ...change,
  },
];

describe('what is due at Stripe', () => {
  it.each([
    ['renews', {}],
    ['ends by itself, but a month later than the period', { cancelAt: end + 1 }],
    ['is owed for, though it ends', { status: 'past_due', cancelAtPeriodEnd: true }],
  ] as const)('is to stop what %s, of whoever was banned or leaves', (_, change) => {
    expect(renewalChangeFor(found(change), undefined, undefined)).toBeUndefined();
    expect(renewalChangeFor(found(change), 'ban', undefined)).toEqual({ to: 'stop', why: 'ban' });
    expect(renewalChangeFor(found(change), 'account-deletion', undefined)).toEqual({
      to: 'stop',
      why: 'account-deletion',
    });
  });

  it.each([
    ['ends with its period', { cancelAtPeriodEnd: true }],
    ['ends within it', { cancelAt: end }],
    ['is over', { status: 'canceled' }],
    ['was never paid', { status: 'incomplete' }],
  ] as const)('is nothing for what %s', (_, change) => {
    expect(renewalChangeFor(found(change), 'ban', undefined)).toBeUndefined();
  });

  it('is to bring back what a ban has stopped that no longer holds', () => {
    const stopped = found({ cancelAtPeriodEnd: true, stoppedFor: 'ban' });
    expect(renewalChangeFor(stopped, 'ban', undefined)).toBeUndefined();
    expect(renewalChangeFor(stopped, undefined, undefined)).toEqual({ to: 'restore', why: 'ban' });
    expect(
      renewalChangeFor(found({ status: 'canceled', stoppedFor: 'ban' }), undefined, undefined),
    ).toBeUndefined();
  });

  it('is to bring back what this look has stopped of somebody who stays after all, and of nobody else', () => {
    const stopped = found({ cancelAtPeriodEnd: true, stoppedFor: 'account-deletion' });
    expect(renewalChangeFor(stopped, undefined, undefined), 'who is asking just now').toBeUndefined();
    expect(renewalChangeFor(stopped, undefined, 'account-deletion')).toEqual({
      to: 'restore',
      why: 'account-deletion',
    });
  });
});
