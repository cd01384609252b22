/** What Premium costs: the one place that says it. VAT is worked out at checkout. */
export const membershipPlan = {
  /** In the currency's smallest unit. */
  amount: 499,
  currency: 'usd',
  interval: 'month',
} as const;

/** How the operator names the price at Stripe, whatever id it has there. */
export const PRICE_LOOKUP_KEY = 'premium_monthly';

/** Money back on request within so many days of the first purchase, to the second. */
export const REFUND_DAYS = 14;

/** The price as it is shown: `$4.99 per month + VAT`. */
export function planPrice(
  plan: { readonly amount: number; readonly interval: string } = membershipPlan,
): string {
  return `$${(plan.amount / 100).toFixed(2)} per ${plan.interval} + VAT`;
}
