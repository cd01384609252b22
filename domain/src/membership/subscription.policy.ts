import type { SubscriptionStatus } from './membership.schema.ts';

/** What decides about a subscription, of what the payment provider says. Times are unix seconds, as Stripe's. */
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
  readonly created: number;
  /** Of its item: the period that is paid, or owed, now. */
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly cancelAt: number | null;
  /** Collection is paused by staff. */
  readonly isCollectionPaused: boolean;
  readonly endedAt: number | null;
  readonly endReason: 'cancellation_requested' | 'payment_disputed' | 'payment_failed' | null;
}

/** What a membership follows from a subscription. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  /** Unix milliseconds; the moment itself is no longer within. */
  readonly entitledUntil: number;
}

const SECOND = 1000;
/** A renewal is charged about an hour after the period's end; until then a member stays one. */
export const RENEWAL_SLACK_SECONDS = 3600;
/** How long somebody whose payment failed keeps access, counted from the period they owe. */
export const GRACE_SECONDS = 7 * 86_400;

/** A subscription ends by itself at its scheduled end or for want of payment; whatever ends it earlier was done to it. */
function endedByItself({ endedAt, endReason, periodEnd, cancelAt }: SubscriptionFacts): boolean {
  if (endReason === 'payment_failed') return true;
  if (endReason === 'payment_disputed' || endedAt === null) return false;
  return endedAt >= Math.min(periodEnd, cancelAt ?? periodEnd);
}

function whileRunning(facts: SubscriptionFacts, status: 'active' | 'trialing'): SubscriptionState {
  const { periodEnd, cancelAt, cancelAtPeriodEnd } = facts;
  if (cancelAt === null && !cancelAtPeriodEnd)
    return { status, entitledUntil: (periodEnd + RENEWAL_SLACK_SECONDS) * SECOND };
  return { status: 'non_renewing', entitledUntil: Math.min(periodEnd, cancelAt ?? periodEnd) * SECOND };
}

/** The status and access that a subscription gives; undefined for one that was never paid. */
export function subscriptionState(facts: SubscriptionFacts): SubscriptionState | undefined {
  const ended = (facts.endedAt ?? facts.created) * SECOND;
  switch (facts.status) {
    case 'incomplete':
    case 'incomplete_expired':
      return undefined;
    case 'canceled':
      return { status: endedByItself(facts) ? 'cancelled' : 'deleted', entitledUntil: ended };
    case 'paused':
    case 'unpaid':
      return { status: 'paused', entitledUntil: 0 };
    case 'past_due':
      if (facts.isCollectionPaused) return { status: 'paused', entitledUntil: 0 };
      return { status: 'past_due', entitledUntil: (facts.periodStart + GRACE_SECONDS) * SECOND };
    case 'active':
    case 'trialing':
      if (facts.isCollectionPaused) return { status: 'paused', entitledUntil: 0 };
      return whileRunning(facts, facts.status);
  }
}

/** The better a status, the higher: what a person has is their best subscription. */
const rank: Record<SubscriptionStatus, number> = {
  active: 6,
  trialing: 6,
  non_renewing: 5,
  past_due: 4,
  paused: 3,
  cancelled: 2,
  deleted: 1,
};

/** The subscription that a person's membership follows: the best one, of equals the one that lasts longest. */
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
