import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import { subscriptionStatusSchema } from './membership.schema.ts';

const linkAnswer = z.object({ data: z.object({ link: z.url() }) });

/** A subscription as its owner sees it. Times are unix seconds. */
export const subscriptionViewSchema = z.object({
  id: z.string(),
  status: subscriptionStatusSchema,
  last_event_ts: z.int(),
  /** Paths of this site, which lead on to the payment provider. */
  update_url: z.string(),
  cancel_url: z.string(),
  period_end: z.int(),
  /** When the access that this one gives ends, or ended; 0 for none. */
  access_until: z.int(),
  /** Until then the first purchase can be given back on request; null: it cannot. */
  refund_until: z.int().nullable(),
  amount: z.int(),
  currency: z.string(),
});
export type SubscriptionView = z.infer<typeof subscriptionViewSchema>;

/** The part of the contract about the paid membership. */
export const membershipEndpoints = {
  paymentLink: {
    ...apiPaths.paymentLink,
    summary: 'Where to pay: a checkout, or the portal for whoever has a subscription already.',
    who: 'user',
    response: linkAnswer,
    errors: ['forbidden', 'banned', 'too-many-requests', 'unavailable'],
  },
  portalLink: {
    ...apiPaths.portalLink,
    summary:
      'The payment provider’s own page for changing the card, for ending the subscription, or for everything: receipts, and going on after all.',
    who: 'user',
    query: z.object({ flow: z.enum(['update', 'cancel', 'manage'], { error: 'There is no such page.' }) }),
    response: linkAnswer,
    errors: ['not-found', 'too-many-requests', 'unavailable'],
  },
  listSubscriptions: {
    ...apiPaths.listSubscriptions,
    summary: 'The subscriptions of the caller, the one that counts first.',
    who: 'user',
    body: z.object({
      id: z.string().optional(),
      /** Asks the payment provider first, for somebody who has just been there. */
      refresh: z.boolean().optional(),
    }),
    response: z.object({ data: z.object({ subscriptions: z.array(subscriptionViewSchema) }) }),
    errors: ['forbidden'],
  },
  takeRefund: {
    ...apiPaths.takeRefund,
    summary: 'Money back and the membership ended, within 14 days of the first purchase.',
    who: 'user',
    response: z.object({ data: z.object({}), alert: z.string(), caption: z.string() }),
    errors: ['invalid-input', 'unavailable'],
  },
} satisfies Record<string, Endpoint>;
