import { SITE_NAME } from '../site-identity.ts';

/** The plan, stated here only. Stripe adds VAT at checkout. */
export const membershipPlan = {
  /** The product's name at Stripe, which is on each invoice. */
  product: `${SITE_NAME} Premium`,
  /** The lookup key of the price at Stripe. Its id may change. */
  lookupKey: 'premium_monthly',
  /** In the currency's smallest unit. */
  amount: 499,
  currency: 'usd',
  interval: 'month',
} as const;

/**
 * A member can request a refund within this many days of the first purchase, to the second. The terms say it at once: save a version
 * of them with a new day at `/staff/pages`, or change the day of `default-terms.ts`.
 */
export const REFUND_DAYS = 14;

/**
 * A member whose payment failed keeps access for this many days, counted from the start of the unpaid period. Stripe must
 * retry failed payments for as long (docs/operations.md).
 */
export const GRACE_DAYS = 7;

type Priced = Readonly<{ amount: number; interval: string }>;

/** The price in two parts, for where its number stands large: `$4.99` and `per month + VAT`. */
export const priceParts = ({ amount, interval }: Priced = membershipPlan) => ({
  number: `$${(amount / 100).toFixed(2)}`,
  terms: `per ${interval} + VAT`,
});

/** The price as the site shows it: `$4.99 per month + VAT`. */
export function planPrice(plan: Priced = membershipPlan): string {
  const { number, terms } = priceParts(plan);
  return `${number} ${terms}`;
}

/** The guarantee without its end, for a sentence that goes on. */
export const MONEY_BACK_WORDS = `All your money back within ${REFUND_DAYS} days`;

export const CANCEL_WORDS = 'Cancel at any time.';

/** The guarantee in short, as it stands beside a button that leads to the checkout. */
export const GUARANTEE_WORDS = `${MONEY_BACK_WORDS}. ${CANCEL_WORDS}`;

/** How long a membership that was cancelled stays open. */
export const PAID_UNTIL_WORDS = `until the end of the ${membershipPlan.interval} you paid for`;
