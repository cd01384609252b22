import { serveWebhook } from '../platform/http/serve-webhook.ts';
import { handleEvent } from './handle-event.ts';
import { verifyEvent } from './verify-event.ts';

/** Stripe calls this. A request that Stripe has not signed is refused; an event that was handled before is answered 200. */
export const servePaymentWebhook = serveWebhook(async (ctx, req) => {
  const event = await verifyEvent(req.rawBody, req.get('stripe-signature'), ctx.clock.real());
  return handleEvent({ ctx, input: event });
});
