import type { GiftView } from '@boma/domain/membership/gifts.schema.ts';
import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { dateWords } from '../../lib/moments.ts';

/** 'Dec 21, 2026'. `time` is unix seconds. */
export const dayOf = (time: number) => dateWords(time * 1000);

type Price = Pick<SubscriptionView, 'amount' | 'currency'>;

/** `$4.99`. `amount` is in the currency's smallest unit. */
export function moneyWords({ amount, currency }: Price): string {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = money.resolvedOptions();
  return money.format(amount / 10 ** maximumFractionDigits);
}

/** `$4.99 + VAT`. */
export const priceOf = (price: Price): string => `${moneyWords(price)} + VAT`;

/** True if the subscription is over and cannot change any more. */
export const isOver = ({ status }: Pick<SubscriptionView, 'status'>) =>
  status === 'cancelled' || status === 'deleted';

/** What opens everything to the user. */
export interface Access {
  /** They have paid for it, or were given it. */
  readonly isMember: boolean;
  readonly isStaff: boolean;
  readonly gift: GiftView | null;
}

/** What keeps everything open longer than a subscription does: a gift or the role of staff. Empty if nothing does. */
export function openBeside(
  { access_until }: Pick<SubscriptionView, 'access_until'>,
  access: Omit<Access, 'isMember'>,
) {
  const { gift, isStaff } = access;
  if (gift && gift.until > access_until * 1000) return `Given to you by us until ${dateWords(gift.until)}.`;
  return isStaff ? 'Open to you as one of our rangers.' : '';
}

/** The sentences about a subscription: what is charged when, or what ends when. */
export function subscriptionLine(subscription: SubscriptionView, access: Access): string {
  const { status, period_end, access_until } = subscription;
  const price = priceOf(subscription);
  const beside = openBeside(subscription, access);
  switch (status) {
    case 'active':
      return `Next charge: ${price} on ${dayOf(period_end)}.`;
    case 'trialing':
      return `Your trial runs until ${dayOf(period_end)}. The first charge is then: ${price}.`;
    case 'past_due':
      if (beside)
        return `${beside} Your last payment of ${price} did not go through: please save a card that works.`;
      return access.isMember
        ? `Your last payment of ${price} did not go through. Everything stays open to you until ${dayOf(access_until)}. To stay a member, please save a card that works.`
        : `Your last payment of ${price} did not go through, so the members’ cameras are closed to you. They open again once a card works.`;
    case 'non_renewing':
      return `${beside || `Everything stays open to you until ${dayOf(access_until)}.`} Nothing more is charged.`;
    case 'paused':
      return beside
        ? `${beside} Nothing is charged for now.`
        : 'Nothing is charged for now, and the members’ cameras are closed to you meanwhile.';
    case 'cancelled':
    case 'deleted':
      return `It ended on ${dayOf(access_until)}.`;
  }
}
