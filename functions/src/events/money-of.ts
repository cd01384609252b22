import type { Stripe } from '../platform/stripe.ts';

interface Moved {
  /** In the currency's smallest unit. Negative: it went back to the customer. */
  readonly amount: number;
  readonly currency: string;
}

/**
 * The money that an event reports: a paid invoice, the part of a charge that was refunded this time, or a refund that the
 * bank has returned. Disputes are left out, because a bank decides about them for weeks.
 */
export function moneyOf({ type, data }: Stripe.Event): Moved | undefined {
  if (type === 'invoice.paid') {
    const { amount_paid: amount, currency } = data.object;
    return amount > 0 ? { amount, currency } : undefined;
  }
  if (type === 'refund.failed') {
    const { amount, currency } = data.object;
    return { amount, currency };
  }
  if (type !== 'charge.refunded') return undefined;
  const { amount_refunded, currency } = data.object;
  const before = data.previous_attributes?.amount_refunded ?? 0;
  return amount_refunded > before ? { amount: before - amount_refunded, currency } : undefined;
}
