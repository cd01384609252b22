import { inOrderOfKeeping, isOver } from '@boma/domain/membership/one-subscription.policy.ts';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';

/** The user's subscription that has not ended: a live one before one that was never paid. */
export function openSubscriptionIn(found: readonly FoundSubscription[]): FoundSubscription | undefined {
  return inOrderOfKeeping(found)[0] ?? found.find((facts) => !isOver(facts));
}
