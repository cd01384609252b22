import { subscription } from '@boma/domain/membership/subscription.fixtures.ts';
import { describe, expect, it } from 'vitest';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';
import { renewalChangeFor, renewalStopFor } from './renewal-change.ts';

const { periodEnd: end } = subscription;

const found = (change: Partial<FoundSubscription> = {}): FoundSubscription[] => [
  {
    ...subscription,
    customer: 'cus_1',
    trialEnd: null,
    amount: 499,
    currency: 'usd',
    lookupKey: 'premium_monthly',
    interval: 'month',
    stoppedFor: null,
    endBefore: null,
    ...change,
  },
];

describe('the change that renewals need', () => {
  it.each([
    ['renews', {}],
    ['ends after its period', { cancelAt: end + 1 }],
    ['is past due, though it ends', { status: 'past_due', cancelAtPeriodEnd: true }],
  ] as const)('is to stop a subscription that %s, of a user who is banned or leaving', (_, change) => {
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
    ['has ended', { status: 'canceled' }],
    ['was never paid', { status: 'incomplete' }],
  ] as const)('is none for a subscription that %s', (_, change) => {
    expect(renewalChangeFor(found(change), 'ban', undefined)).toBeUndefined();
  });

  it('restores the renewals that a ban stopped, once the ban is lifted', () => {
    const stopped = found({ cancelAtPeriodEnd: true, stoppedFor: 'ban' });
    expect(renewalChangeFor(stopped, 'ban', undefined)).toBeUndefined();
    expect(renewalChangeFor(stopped, undefined, undefined)).toEqual({ to: 'restore', why: 'ban' });
    expect(
      renewalChangeFor(found({ status: 'canceled', stoppedFor: 'ban' }), undefined, undefined),
    ).toBeUndefined();
  });

  it('restores the renewals that stopped for a missing account, once the account exists', () => {
    const stopped = found({ cancelAtPeriodEnd: true, stoppedFor: 'account-gone' });
    expect(renewalChangeFor(stopped, 'account-gone', undefined)).toBeUndefined();
    expect(renewalChangeFor(stopped, undefined, undefined)).toEqual({ to: 'restore', why: 'account-gone' });
  });

  it('is none for what was stopped for a missing account while Firebase Auth does not answer', () => {
    const stopped = found({ cancelAtPeriodEnd: true, stoppedFor: 'account-gone' });
    expect(renewalChangeFor(stopped, 'account-unknown', undefined)).toBeUndefined();
    expect(renewalChangeFor(stopped, 'account-unknown', 'account-gone')).toBeUndefined();
    expect(renewalChangeFor(found(), 'account-unknown', undefined)).toBeUndefined();
  });

  it('is to restore what was stopped for another reason while Firebase Auth does not answer', () => {
    for (const why of ['ban', 'account-deletion'] as const) {
      const stopped = found({ cancelAtPeriodEnd: true, stoppedFor: why });
      expect(renewalChangeFor(stopped, 'account-unknown', why)).toEqual({ to: 'restore', why });
    }
  });

  it('restores the renewals that this sync stopped for a deletion that was undone since', () => {
    const stopped = found({ cancelAtPeriodEnd: true, stoppedFor: 'account-deletion' });
    expect(
      renewalChangeFor(stopped, undefined, undefined),
      'a user whose request is being made',
    ).toBeUndefined();
    expect(renewalChangeFor(stopped, undefined, 'account-deletion')).toEqual({
      to: 'restore',
      why: 'account-deletion',
    });
  });
});

describe('the reason to stop renewals', () => {
  const facts = { deletion: undefined, sanction: undefined, account: 'exists' } as const;
  const imposed = { until: null, by: null, imposed_at: null, reason: 'Spam.' };
  const asked = { asked_at: 1, due_at: 2, next_at: 2, stand_in: null };

  it.each([
    ['nothing', facts, undefined],
    ['a mute', { ...facts, sanction: { ...imposed, kind: 'mute', until: 1 } }, undefined],
    ['a ban', { ...facts, sanction: { ...imposed, kind: 'ban' } }, 'ban'],
    [
      'a request to delete the account',
      { ...facts, deletion: { ...asked, state: 'asked' } },
      'account-deletion',
    ],
    ['a request that was withdrawn', { ...facts, deletion: { ...asked, state: 'undoing' } }, undefined],
    ['an account that Firebase Auth does not have', { ...facts, account: 'gone' }, 'account-gone'],
    ['no answer of Firebase Auth', { ...facts, account: 'unknown' }, 'account-unknown'],
    [
      'a ban and no answer of Firebase Auth',
      { ...facts, account: 'unknown', sanction: { ...imposed, kind: 'ban' } },
      'ban',
    ],
  ] as const)('with %s', (_, given, stop) => {
    expect(renewalStopFor(given)).toBe(stop);
  });
});
