import type { StoredSubscription } from './membership.schema.ts';
import { REFUND_WINDOW_SECONDS } from './refund.policy.ts';
import { RENEWAL_SLACK_SECONDS } from './subscription.policy.ts';

const RUNNING: readonly StoredSubscription['status'][] = ['active', 'non_renewing'];

const paidFrom = ({ created, trial_end }: StoredSubscription): number => Math.max(created, trial_end ?? 0);

/** Was it over before anything was taken for it? The provider does that some time after a trial. */
const wasFree = ({ status, trial_end, access_until }: StoredSubscription): boolean =>
  trial_end !== null &&
  (status === 'cancelled' || status === 'deleted') &&
  access_until < trial_end + RENEWAL_SLACK_SECONDS;

/**
 * Until when (unix seconds) the guarantee can be claimed for which subscription, as far as our own records tell: the first
 * one somebody ever paid for, while it runs. What was really paid is looked at when they ask. `now` is unix seconds.
 */
export function refundOffer(
  subscriptions: readonly StoredSubscription[],
  now: number,
): { readonly id: string; readonly until: number } | undefined {
  const bought = subscriptions.filter((subscription) => !wasFree(subscription));
  const [first] = bought.toSorted((a, b) => paidFrom(a) - paidFrom(b));
  if (!first || !RUNNING.includes(first.status)) return undefined;
  if (first.trial_end !== null && now < first.trial_end) return undefined;
  const until = paidFrom(first) + REFUND_WINDOW_SECONDS;
  return now <= until ? { id: first.id, until } : undefined;
}
