import type { SubscriptionStatus } from './membership.schema.ts';

/** The wording, its slip included, is the specification's. */
const words = new Map<string, string>(
  Object.entries({
    active: 'active',
    past_due: 'active',
    trialing: 'active',
    cancelled: 'cancelled',
    deleted: 'cancelled',
    non_renewing: 'active, but will be cancel at the end of your current subscription period',
    paused: 'paused',
  } satisfies Record<SubscriptionStatus, string>),
);

/** The words that the site shows for a subscription's status. */
export function subscriptionWords(status: string | null | undefined): string {
  return words.get(status ?? '') ?? 'not active';
}
