import { type Millis, type Seconds, toMillis } from '../time.ts';
import type { SubscriptionStatus } from './membership.schema.ts';
import { GRACE_DAYS } from './plan.ts';

/** The fields of a subscription at Stripe that decide about status and access. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly status:
    | 'active'
    | 'trialing'
    | 'past_due'
    | 'paused'
    | 'unpaid'
    | 'canceled'
    | 'incomplete'
    | 'incomplete_expired';
  readonly created: Seconds;
  /** The current billing period, paid or owed. */
  readonly periodStart: Seconds;
  readonly periodEnd: Seconds;
  readonly cancelAtPeriodEnd: boolean;
  readonly cancelAt: Seconds | null;
  /** Staff have paused collection at Stripe. */
  readonly isCollectionPaused: boolean;
  readonly endedAt: Seconds | null;
  readonly endReason: 'cancellation_requested' | 'payment_disputed' | 'payment_failed' | null;
}

/** The status and access that a subscription gives. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  /** Access ends at this very moment. */
  readonly entitledUntil: Millis;
}

/** Stripe charges a renewal about an hour after the period's end. Access lasts until then. */
export const RENEWAL_SLACK: Seconds = 3600;
const GRACE: Seconds = GRACE_DAYS * 86_400;

/** True if the subscription ran out or could not be paid; false if it was ended earlier by the member, staff or the bank. */
function ranOut({ endedAt, endReason, periodEnd, cancelAt }: SubscriptionFacts): boolean {
  if (endReason === 'payment_failed') return true;
  if (endReason === 'payment_disputed' || endedAt === null) return false;
  return endedAt >= Math.min(periodEnd, cancelAt ?? periodEnd);
}

/** True if Stripe charges another period after this one: also if staff have set an end that comes later. */
export const isRenewing = ({ cancelAtPeriodEnd, cancelAt, periodEnd }: SubscriptionFacts): boolean =>
  !cancelAtPeriodEnd && (cancelAt === null || cancelAt > periodEnd);

function whileRunning(facts: SubscriptionFacts, status: 'active' | 'trialing'): SubscriptionState {
  const { periodEnd, cancelAt } = facts;
  const end = cancelAt ?? Number.POSITIVE_INFINITY;
  return isRenewing(facts)
    ? { status, entitledUntil: toMillis(Math.min(periodEnd + RENEWAL_SLACK, end)) }
    : { status: 'non_renewing', entitledUntil: toMillis(Math.min(periodEnd, end)) };
}

/** The status and access that a subscription gives; undefined for one that was never paid. */
export function subscriptionState(facts: SubscriptionFacts): SubscriptionState | undefined {
  const ended = toMillis(facts.endedAt ?? facts.created);
  switch (facts.status) {
    case 'incomplete':
    case 'incomplete_expired':
      return undefined;
    case 'canceled':
      return { status: ranOut(facts) ? 'cancelled' : 'deleted', entitledUntil: ended };
    case 'paused':
    case 'unpaid':
      return { status: 'paused', entitledUntil: 0 };
    case 'past_due':
      if (facts.isCollectionPaused) return { status: 'paused', entitledUntil: 0 };
      return { status: 'past_due', entitledUntil: toMillis(facts.periodStart + GRACE) };
    case 'active':
    case 'trialing':
      if (facts.isCollectionPaused) return { status: 'paused', entitledUntil: 0 };
      return whileRunning(facts, facts.status);
  }
}

/** A higher rank wins: the membership follows the best subscription. */
const rank: Record<SubscriptionStatus, number> = {
  active: 6,
  trialing: 6,
  non_renewing: 5,
  past_due: 4,
  paused: 3,
  cancelled: 2,
  deleted: 1,
};

/** The subscription that the membership follows: the best one, of equals the one that lasts longest. */
export function bestSubscription(
  subscriptions: readonly SubscriptionFacts[],
): { readonly facts: SubscriptionFacts; readonly state: SubscriptionState } | undefined {
  const known = subscriptions.flatMap((facts) => {
    const state = subscriptionState(facts);
    return state ? [{ facts, state }] : [];
  });
  return known.sort(
    (a, b) =>
      rank[b.state.status] - rank[a.state.status] ||
      b.state.entitledUntil - a.state.entitledUntil ||
      b.facts.created - a.facts.created ||
      (a.facts.id < b.facts.id ? -1 : 1),
  )[0];
}
