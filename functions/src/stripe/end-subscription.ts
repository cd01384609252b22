import type { Ctx } from '../platform/context.ts';
import { stripe, stripeErrorCode } from '../platform/stripe.ts';

/** Ends a subscription at Stripe at once; one that is over already stays as it is. `why` is read by staff there. */
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
    // What has ended is no longer there to be ended: another call was faster, or this one's answer was lost.
    if (stripeErrorCode(error) !== 'resource_missing') throw error;
    ctx.log.info('subscription-ended-already', { subscription: id, why });
  }
}
