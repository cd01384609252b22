import type { GiftView } from '@boma/domain/membership/gifts.schema.ts';
import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { dateWords } from '../../lib/moments.ts';
import { isOver, subscriptionLine } from './subscription-line.ts';

interface Held {
  /** The one that decides about access first. */
  readonly subscriptions: readonly SubscriptionView[];
  readonly gift: GiftView | null;
}

/** What keeps the membership open, in one sentence. `isMember`: false for staff, to whom everything is open by their role. */
export function membershipLine({ subscriptions, gift }: Held, isMember: boolean): string {
  const running = subscriptions.find((subscription) => !isOver(subscription));
  if (running) return subscriptionLine(running, isMember);
  if (gift) return `Given to you by us until ${dateWords(gift.until)}. Nothing is charged.`;
  return isMember ? 'Nothing is charged.' : 'Open to you as one of our rangers. Nothing is charged.';
}
