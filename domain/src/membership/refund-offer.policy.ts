import type { Seconds } from '../time.ts';
import type { StoredSubscription } from './membership.schema.ts';
import { REFUND_WINDOW } from './refund.policy.ts';
import { RENEWAL_SLACK } from './subscription.policy.ts';

const RUNNING: readonly StoredSubscription['status'][] = ['active', 'non_renewing'];

const paidFrom = ({ created, trial_end }: StoredSubscription): Seconds => Math.max(created, trial_end ?? 0);

/** True if the subscription ended before its first payment. Stripe takes that payment some time after the trial. */
const wasFree = ({ status, trial_end, access_until }: StoredSubscription): boolean =>
  trial_end !== null &&
  (status === 'cancelled' || status === 'deleted') &&
  access_until < trial_end + RENEWAL_SLACK;

/**
 * True if every subscription was or is a free trial, so that the money-back guarantee still covers the first purchase
 * (`judgeRefund`). False where no subscription is known.
 */
export const hasNeverPaid = (subscriptions: readonly StoredSubscription[], now: Seconds): boolean =>
  subscriptions.length > 0 &&
  subscriptions.every((subscription) => wasFree(subscription) || now < paidFrom(subscription));

/**
 * The subscription that a refund is offered for, and until when: the first one that the member ever paid for, while it
 * runs. This uses the site's own records. The real payments are read from Stripe when the member requests the refund.
 */
export function refundOffer(
  subscriptions: readonly StoredSubscription[],
  now: Seconds,
): { readonly id: string; readonly until: Seconds } | undefined {
  const bought = subscriptions.filter((subscription) => !wasFree(subscription));
  const [first] = bought.toSorted((a, b) => paidFrom(a) - paidFrom(b));
  if (!first || !RUNNING.includes(first.status)) return undefined;
  if (first.trial_end !== null && now < first.trial_end) return undefined;
  const until = paidFrom(first) + REFUND_WINDOW;
  return now <= until ? { id: first.id, until } : undefined;
}
