import { stripe, stripeErrorCode } from '../platform/stripe.ts';

export interface PaymentToRefund {
  readonly paymentIntent: string;
  /** The idempotency key: the same for every call that means the same refund, which Stripe then makes once. */
  readonly key: string;
  readonly reason: 'duplicate' | 'requested_by_customer';
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * Refunds what is left of the payment. Repeated calls refund it only once.
 * @returns `disputed` when Stripe refuses because of a dispute.
 */
export async function refundPayment({
  paymentIntent,
  key,
  reason,
  metadata,
}: PaymentToRefund): Promise<'refunded' | 'disputed'> {
  const client = await stripe();
  try {
    await client.refunds.create({ payment_intent: paymentIntent, metadata, reason }, { idempotencyKey: key });
    return 'refunded';
  } catch (error) {
    const code = stripeErrorCode(error);
    // Stripe forgets an idempotency key after a while, and staff make refunds too.
    if (code === 'charge_already_refunded') return 'refunded';
    if (code === 'charge_disputed') return 'disputed';
    throw error;
  }
}
