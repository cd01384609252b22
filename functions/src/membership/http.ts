import { AppError } from '@boma/domain/errors.ts';
import type { membershipEndpoints } from '@boma/domain/membership/membership.api.ts';
import type { Request, Response } from 'express';
import { createContext } from '../platform/context.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { Handlers, RawBody } from '../platform/http/types.ts';
import { isStripeOutage } from '../platform/stripe.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { paymentLink } from './payment-link.ts';
import { portalLink } from './portal-link.ts';
import { readEvent } from './read-event.ts';
import { takeEvent } from './take-event.ts';
import { takeRefund } from './take-refund.ts';

const REFUNDED = {
  caption: 'Your money is on its way',
  alert: 'Your membership has ended, and your bank will show the refund within a few days.',
} as const;

/** @throws AppError `unavailable` when Stripe is out of reach, beside whatever `call` throws. */
async function unlessStripeIsOut<T>(call: Promise<T>): Promise<T> {
  return call.catch((cause: unknown) => {
    throw isStripeOutage(cause) ? new AppError('unavailable', { cause, retryAfter: 30 }) : cause;
  });
}

export const membershipRoutes: Handlers<typeof membershipEndpoints> = {
  paymentLink: async ({ ctx }) => ({ data: await unlessStripeIsOut(paymentLink({ ctx })) }),
  portalLink: async ({ ctx, query }) => ({
    data: await unlessStripeIsOut(portalLink({ ctx, input: query })),
  }),
  listSubscriptions: async ({ ctx, body }) => ({
    data: { subscriptions: await listSubscriptions({ ctx, input: body }) },
  }),
  takeRefund: async ({ ctx }) =>
    unlessStripeIsOut(takeRefund({ ctx })).then(() => ({ data: {}, ...REFUNDED })),
};

/**
 * What Stripe calls: 400 for what is not from Stripe, 200 for what is done, known or nothing to us, 500 for what we could
 * not do, so that it comes again.
 */
export async function servePaymentWebhook(req: Request & RawBody, res: Response): Promise<void> {
  const ctx = createContext(async () => ({ kind: 'system' }));
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
