import type { StoredSubscription } from './membership.schema.ts';
import { REFUND_WINDOW_SECONDS } from './refund.policy.ts';

const RUNNING: readonly StoredSubscription['status'][] = ['active', 'non_renewing'];

/**
 * Until when (unix seconds) the guarantee can be claimed for which subscription, as far as our own records tell: the first
 * one somebody ever had, while it runs. What was really paid is looked at when they ask. `now` is unix seconds.
 */
export function refundOffer(
  subscriptions: readonly StoredSubscription[],
  now: number,
): { readonly id: string; readonly until: number } | undefined {
  const [first] = subscriptions.toSorted((a, b) => a.created - b.created);
  if (!first || !RUNNING.includes(first.status)) return undefined;
  const until = first.created + REFUND_WINDOW_SECONDS;
  return now <= until ? { id: first.id, until } : undefined;
}
