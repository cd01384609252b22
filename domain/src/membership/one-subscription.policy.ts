import { type SubscriptionFacts, subscriptionState } from './subscription.policy.ts';

/** Any status that Stripe may send, also unknown ones. */
type Facts = { readonly status: string };

/** True if the subscription has ended for good. */
export const isOver = ({ status }: Facts): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** True if the subscription charges the customer, now or when it resumes. A first payment that never succeeded does not. */
export const isLive = (facts: Facts): boolean => !isOver(facts) && facts.status !== 'incomplete';

/** True if a payment failed. Stripe retries it for days. */
export const isOwed = ({ status }: Facts): boolean => status === 'past_due' || status === 'unpaid';

/** True if the subscription will charge the customer again: now, or at the end of its period. */
export const chargesAgain = (facts: SubscriptionFacts): boolean => {
  const { cancelAtPeriodEnd, cancelAt, periodEnd } = facts;
  const renews = !cancelAtPeriodEnd && (cancelAt === null || cancelAt > periodEnd);
  return isLive(facts) && (isOwed(facts) || renews);
};

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
  /** It was bought after the one that is kept. The money for an older one is kept, because it was used. */
  readonly isRefunded: boolean;
}

/** A user keeps one live subscription. These are the others, which must end. */
export function duplicatesOf<F extends SubscriptionFacts>(found: readonly F[]): Duplicate<F>[] {
  const [kept, ...others] = inOrderOfKeeping(found);
  return others.map((facts) => ({ facts, isRefunded: facts.created >= (kept?.created ?? 0) }));
}
