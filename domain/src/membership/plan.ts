/** The price of Premium, stated here only. Stripe adds VAT at checkout. */
export const membershipPlan = {
  /** In the currency's smallest unit. */
  amount: 499,
  currency: 'usd',
  interval: 'month',
} as const;

/** The lookup key of the price at Stripe. Its id may change. */
export const PRICE_LOOKUP_KEY = 'premium_monthly';

/** A member can request a refund within this many days of the first purchase, to the second. */
export const REFUND_DAYS = 14;

/**
 * A member whose payment failed keeps access for this many days, counted from the start of the unpaid period. Stripe must
 * retry failed payments for as long (docs/operations.md).
 */
export const GRACE_DAYS = 7;

/** The price as the site shows it: `$4.99 per month + VAT`. */
export function planPrice(
  plan: { readonly amount: number; readonly interval: string } = membershipPlan,
): string {
  return `$${(plan.amount / 100).toFixed(2)} per ${plan.interval} + VAT`;
}
