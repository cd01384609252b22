import type { SubscriptionFacts } from './subscription.policy.ts';

const start = 1_800_000_000;

/** A subscription that is paid and renews. */
export const subscription: SubscriptionFacts = {
  id: 'sub_1',
  status: 'active',
  created: start,
  periodStart: start,
  periodEnd: start + 30 * 86_400,
  cancelAtPeriodEnd: false,
  cancelAt: null,
  isCollectionPaused: false,
  endedAt: null,
  endReason: null,
};
