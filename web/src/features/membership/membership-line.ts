import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { type Access, isOver, openBeside, subscriptionLine } from './subscription-line.ts';

/** What keeps the membership open. The subscription that decides about access first is the first one. */
export function membershipLine(subscriptions: readonly SubscriptionView[], access: Access): string {
  const running = subscriptions.find((subscription) => !isOver(subscription));
  if (running) return subscriptionLine(running, access);
  return `${openBeside({ access_until: 0 }, access)} Nothing is charged.`.trim();
}
