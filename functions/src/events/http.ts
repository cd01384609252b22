import type { Request, Response } from 'express';
import { systemContext } from '../platform/context.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { RawBody } from '../platform/http/routes.ts';
import { handleEvent } from './handle-event.ts';
import { verifyEvent } from './verify-event.ts';

/**
 * Stripe calls this. It answers 400 to a request that Stripe has not signed, 200 to an event that was handled, now or before,
 * or is ignored, and 500 after a failure, so that Stripe repeats the event.
 */
export async function servePaymentWebhook(req: Request & RawBody, res: Response): Promise<void> {
  const ctx = systemContext();
  try {
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      res.status(405).end();
      return;
    }
    const event = await verifyEvent(req.rawBody, req.get('stripe-signature'), ctx.clock.real());
    res.json({ data: { outcome: await handleEvent({ ctx, input: event }) } });
  } catch (error) {
    refuse(error, ctx, res);
  }
}
