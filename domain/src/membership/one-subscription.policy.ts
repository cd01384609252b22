import { type SubscriptionFacts, subscriptionState } from './subscription.policy.ts';

/** The provider's own records have more statuses than we know. */
type Facts = { readonly status: string };

/** Nothing becomes of it any more, whatever is paid. */
export const isOver = ({ status }: Facts): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Charges somebody, now or once it goes on. One that was never paid does not. */
export const isLive = (facts: Facts): boolean => !isOver(facts) && facts.status !== 'incomplete';

/** What could not be paid is tried again for days. */
export const isOwed = ({ status }: Facts): boolean => status === 'past_due' || status === 'unpaid';

/** Charges somebody again: now, or at the end of its period. */
export const chargesAgain = (facts: SubscriptionFacts): boolean => {
  const { cancelAtPeriodEnd, cancelAt, periodEnd } = facts;
  const goesOn = !cancelAtPeriodEnd && (cancelAt === null || cancelAt > periodEnd);
  return isLive(facts) && (isOwed(facts) || goesOn);
};

const opens = (facts: SubscriptionFacts): boolean => {
  const status = subscriptionState(facts)?.status;
  return status === 'active' || status === 'trialing' || status === 'non_renewing';
};

/** The live ones, the one that stays first: one that is paid before one that is not, and of equals the older. */
export function inOrderOfStaying<F extends SubscriptionFacts>(found: readonly F[]): F[] {
  return found
    .filter(isLive)
    .toSorted(
      (a, b) => Number(opens(b)) - Number(opens(a)) || a.created - b.created || (a.id < b.id ? -1 : 1),
    );
}

export interface Duplicate<F extends SubscriptionFacts> {
  readonly facts: F;
  /** It was bought on top of the one that stays. An older one has been used, so its money stays too. */
  readonly isPaidBack: boolean;
}

/** A person has one live subscription: all others that are to end. */
export function duplicatesOf<F extends SubscriptionFacts>(found: readonly F[]): Duplicate<F>[] {
  const [staying, ...others] = inOrderOfStaying(found);
  return others.map((facts) => ({ facts, isPaidBack: facts.created >= (staying?.created ?? 0) }));
}
