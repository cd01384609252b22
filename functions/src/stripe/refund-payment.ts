import { stripe, stripeErrorCode } from '../platform/stripe.ts';

export interface GiveBack {
  readonly paymentIntent: string;
  /** Of whoever asks: the same for every call that means the same refund, which Stripe then makes once. */
  readonly key: string;
  readonly reason: 'duplicate' | 'requested_by_customer';
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * Gives back all of a payment, once however often this is called.
 * @returns `disputed` when the bank has taken it back already, so that there is nothing to give.
 */
export async function giveBack({
  paymentIntent,
  key,
  reason,
  metadata,
}: GiveBack): Promise<'given' | 'disputed'> {
  const client = await stripe();
  try {
    await client.refunds.create({ payment_intent: paymentIntent, metadata, reason }, { idempotencyKey: key });
    return 'given';
  } catch (error) {
    const code = stripeErrorCode(error);
    // Stripe forgets a key after a while, and staff give money back too.
    if (code === 'charge_already_refunded') return 'given';
    if (code === 'charge_disputed') return 'disputed';
    throw error;
  }
}
