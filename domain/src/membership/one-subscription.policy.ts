import { isRenewing, type SubscriptionFacts, subscriptionState } from './subscription.policy.ts';

/** `status` may be any that Stripe sends, including unknown ones. */
type Facts = { readonly status: string };

/** True if the subscription has ended for good. */
export const isOver = ({ status }: Facts): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** True if the subscription charges the customer, now or on resuming. False if the first payment never succeeded. */
export const isLive = (facts: Facts): boolean => !isOver(facts) && facts.status !== 'incomplete';

/** True if a payment failed. Stripe retries it for days. */
export const isOwed = ({ status }: Facts): boolean => status === 'past_due' || status === 'unpaid';

/** True if the subscription will charge the customer again: now, or at the end of its period. */
export const chargesAgain = (facts: SubscriptionFacts): boolean =>
  isLive(facts) && (isOwed(facts) || isRenewing(facts));

const givesAccess = (facts: SubscriptionFacts): boolean => {
  const status = subscriptionState(facts)?.status;
  return status === 'active' || status === 'trialing' || status === 'non_renewing';
};

/** The live subscriptions, the one to keep first: paid before unpaid, and of equals the older. */
export function inOrderOfKeeping<F extends SubscriptionFacts>(found: readonly F[]): F[] {
  return found
    .filter(isLive)
    .toSorted(
      (a, b) =>
        Number(givesAccess(b)) - Number(givesAccess(a)) || a.created - b.created || (a.id < b.id ? -1 : 1),
    );
}

export interface Duplicate<F extends SubscriptionFacts> {
  readonly facts: F;
  /** True if it was bought after the one that is kept. An older one is not refunded, because the member has used it. */
  readonly isRefunded: boolean;
}

/** A user keeps one live subscription. These are the others, which must end. */
export function duplicatesOf<F extends SubscriptionFacts>(found: readonly F[]): Duplicate<F>[] {
  const [kept, ...others] = inOrderOfKeeping(found);
  return others.map((facts) => ({ facts, isRefunded: facts.created >= (kept?.created ?? 0) }));
}
