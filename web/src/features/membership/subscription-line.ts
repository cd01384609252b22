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

/** The sentence about a subscription: what is charged when, or what ends when. `isMember`: the user has access now. */
export function subscriptionLine(subscription: SubscriptionView, isMember: boolean): string {
  const { status, period_end, access_until } = subscription;
  const price = priceOf(subscription);
  switch (status) {
    case 'active':
      return `Next charge: ${price} on ${dayOf(period_end)}.`;
    case 'trialing':
      return `Your trial runs until ${dayOf(period_end)}. The first charge is then: ${price}.`;
    case 'past_due':
      return isMember
        ? `Your last payment of ${price} did not go through. Everything stays open to you until ${dayOf(access_until)}. To stay a member, please save a card that works.`
        : `Your last payment of ${price} did not go through, so the members’ cameras are closed to you. They open again once a card works.`;
    case 'non_renewing':
      return `Everything stays open to you until ${dayOf(access_until)}. Nothing more is charged.`;
    case 'paused':
      return 'Nothing is charged for now, and the members’ cameras are closed to you meanwhile.';
    case 'cancelled':
    case 'deleted':
      return `It ended on ${dayOf(access_until)}.`;
  }
}
