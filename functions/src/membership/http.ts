import type { membershipEndpoints } from '@boma/domain/membership/membership.api.ts';
import type { Request, Response } from 'express';
import { createContext } from '../platform/context.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { Handlers, RawBody } from '../platform/http/types.ts';
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

export const membershipRoutes: Handlers<typeof membershipEndpoints> = {
  paymentLink: async ({ ctx }) => ({ data: await paymentLink({ ctx }) }),
  portalLink: async ({ ctx, query }) => ({ data: await portalLink({ ctx, input: query }) }),
  listSubscriptions: async ({ ctx, body }) => ({
    data: { subscriptions: await listSubscriptions({ ctx, input: body }) },
  }),
  takeRefund: async ({ ctx }) => takeRefund({ ctx }).then(() => ({ data: {}, ...REFUNDED })),
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
