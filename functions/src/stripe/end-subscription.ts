import type { Ctx } from '../platform/context.ts';
import { stripe, stripeErrorCode } from '../platform/stripe.ts';

/** Ends a subscription at Stripe at once. A subscription that has ended already is left as it is. Staff can read `why` there. */
export async function endSubscription({
  ctx,
  input: { id, why },
}: {
  ctx: Ctx;
  input: { id: string; why: string };
}): Promise<void> {
  const client = await stripe();
  try {
    await client.subscriptions.cancel(id, { cancellation_details: { comment: why } });
  } catch (error) {
    // Ended already: another call was faster, or Stripe's answer to an earlier attempt was lost.
    if (stripeErrorCode(error) !== 'resource_missing') throw error;
    ctx.log.info('subscription-ended-already', { subscription: id, why });
  }
}
