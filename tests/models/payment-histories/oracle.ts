import type Stripe from 'stripe';

/** The expected membership. `until` is unix seconds, 0 for no access. */
export interface Truth {
  readonly status: string;
  readonly until: number;
  readonly subscription: string;
}

const HOUR = 3600;
const DAY = 86_400;
const ORDER = ['active', 'non_renewing', 'past_due', 'paused', 'cancelled', 'deleted'];

function ended(subscription: Stripe.Subscription): [status: string, until: number] {
  const { ended_at: at, cancellation_details: details, cancel_at: planned, items } = subscription;
  const period = items.data[0]?.current_period_end ?? 0;
  const reason = details?.reason;
  const isDue = reason !== 'payment_disputed' && (at ?? 0) >= Math.min(planned ?? period, period);
  return [reason === 'payment_failed' || isDue ? 'cancelled' : 'deleted', at ?? 0];
}

/** Reads one subscription by the table of statuses that the site promises. Uses no code of the product. */
function read(subscription: Stripe.Subscription): [status: string, until: number] | undefined {
  const { status, pause_collection: pause, cancel_at: planned, items } = subscription;
  const { current_period_start: start = 0, current_period_end: end = 0 } = items.data[0] ?? {};
  if (status === 'incomplete' || status === 'incomplete_expired') return undefined;
  if (status === 'canceled') return ended(subscription);
  if (pause || status === 'paused' || status === 'unpaid') return ['paused', 0];
  if (status === 'past_due') return ['past_due', start + 7 * DAY];
  // An end that staff have set for later does not spare the member the next charge.
  const last = planned ?? Number.POSITIVE_INFINITY;
  if (subscription.cancel_at_period_end || last <= end) return ['non_renewing', Math.min(last, end)];
  return [status, Math.min(end + HOUR, last)];
}

/** A trial ranks like a paid subscription. */
const rankOf = ({ status }: Truth) => ORDER.indexOf(status === 'trialing' ? 'active' : status);

/** The expected membership of a buyer with these subscriptions, in any order. */
export function truthOf(subscriptions: readonly Stripe.Subscription[]): Truth | undefined {
  const known = subscriptions.flatMap((subscription) => {
    const [status, until] = read(subscription) ?? [];
    return status === undefined || until === undefined
      ? []
      : [{ status, until, subscription: subscription.id, created: subscription.created }];
  });
  const [best] = known.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.until - a.until ||
      b.created - a.created ||
      (a.subscription < b.subscription ? -1 : 1),
  );
  return best && { status: best.status, until: best.until, subscription: best.subscription };
}
