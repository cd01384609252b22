import { inOrderOfStaying, isOver } from '@boma/domain/membership/one-subscription.policy.ts';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';

/** Of somebody's subscriptions the one that is not over: a live one before one that was never paid. */
export function openOf(found: readonly FoundSubscription[]): FoundSubscription | undefined {
  return inOrderOfStaying(found)[0] ?? found.find((facts) => !isOver(facts));
}
