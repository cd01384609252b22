import { type DisputeState, disputeState } from '@boma/domain/membership/dispute.policy.ts';
import { stripe } from '../platform/stripe.ts';

/** What the bank has decided about a disputed payment. */
export async function disputeOf(paymentIntent: string): Promise<DisputeState> {
  const { data } = await (await stripe()).disputes.list({ payment_intent: paymentIntent, limit: 100 });
  return disputeState(data.map(({ status }) => status));
}
