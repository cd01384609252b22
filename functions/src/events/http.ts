import type { Request, Response } from 'express';
import { systemContext } from '../platform/context.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { RawBody } from '../platform/http/types.ts';
import { takeEvent } from './handle-event.ts';
import { readEvent } from './verify-event.ts';

/**
 * What Stripe calls: 400 for what is not from Stripe, 200 for what is done, known or nothing to us, 500 for what we could
 * not do, so that it comes again.
 */
export async function servePaymentWebhook(req: Request & RawBody, res: Response): Promise<void> {
  const ctx = systemContext();
  try {
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      res.status(405).end();
      return;
    }
    const event = await readEvent(req.rawBody, req.get('stripe-signature'), ctx.clock.real());
    res.json({ data: { outcome: await takeEvent({ ctx, input: event }) } });
  } catch (error) {
    refuse(error, ctx, res);
  }
}
