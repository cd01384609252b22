import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { giftViewSchema, giveMembershipInput, takeMembershipInput } from './gifts.schema.ts';
import { subscriptionStatusSchema } from './membership.schema.ts';
import { REFUND_DAYS } from './plan.ts';
import { memberParams, staffMembershipSchema, syncMembershipInput } from './staff-membership.schema.ts';

const done = z.object({ data: z.object({}) });
const linkAnswer = z.object({ data: z.object({ link: z.url() }) });

/** A subscription as the API shows it to the member. Times are unix seconds. */
const subscriptionViewSchema = z.object({
  id: z.string(),
  status: subscriptionStatusSchema,
  last_event_ts: z.int(),
  /** Paths of this site that lead to Stripe's pages. */
  update_url: z.string(),
  cancel_url: z.string(),
  period_end: z.int(),
  /** When the access that this subscription gives ends or ended; 0 for no access. */
  access_until: z.int(),
  /** Until when the member can request a refund; null if they cannot. */
  refund_until: z.int().nullable(),
  amount: z.int(),
  currency: z.string(),
});
export type SubscriptionView = z.infer<typeof subscriptionViewSchema>;

/** The part of the contract about the paid membership. */
export const membershipEndpoints = {
  paymentLink: {
    method: 'GET',
    path: '/api/subscription/payment-link',
    personal: true,
    summary: 'A link to Stripe: the checkout, or the portal for a user who has a subscription already.',
    who: 'active-user',
    response: linkAnswer,
    errors: ['forbidden', 'banned', 'too-many-requests', 'unavailable'],
  },
  portalLink: {
    method: 'GET',
    path: '/api/subscription/portal-link',
    personal: true,
    summary:
      'A link to Stripe’s portal: to change the card, to end the subscription, or to manage everything, receipts included.',
    who: 'active-user',
    query: z.object({ flow: z.enum(['update', 'cancel', 'manage'], { error: 'There is no such page.' }) }),
    response: linkAnswer,
    errors: ['not-found', 'too-many-requests', 'unavailable'],
  },
  listSubscriptions: {
    method: 'POST',
    path: '/api/user/subscriptions',
    summary:
      'The subscriptions of the caller, the one that decides about access first, and what staff have given.',
    who: 'active-user',
    body: z.object({
      id: z.string().optional(),
      /** Syncs with Stripe first, for a member who has just come back from there. */
      refresh: z.boolean().optional(),
    }),
    response: z.object({
      data: z.object({
        subscriptions: z.array(subscriptionViewSchema),
        /** Null: staff have given no membership, or it has ended. */
        gift: giftViewSchema.nullable(),
      }),
    }),
    errors: ['forbidden'],
  },
  requestRefund: {
    method: 'POST',
    path: '/api/subscription/refund',
    summary: `Refunds the first purchase within ${REFUND_DAYS} days and ends the membership.`,
    who: 'active-user',
    response: z.object({ data: z.object({}), alert: z.string(), caption: z.string() }),
    errors: ['invalid-input', 'too-many-requests', 'unavailable'],
  },
  showMembership: {
    method: 'GET',
    path: '/api/staff/memberships/{uid}',
    personal: true,
    summary: 'Staff: what Stripe says of a user’s membership, and what the site stores of it.',
    who: { may: 'membership.read' },
    params: memberParams,
    response: z.object({ data: staffMembershipSchema }),
    errors: ['not-found', 'too-many-requests'],
  },
  syncMembership: {
    method: 'POST',
    path: '/api/staff/sync-membership',
    summary: 'Staff: asks Stripe about a user’s membership now, and stores what it says.',
    who: { may: 'membership.sync' },
    body: syncMembershipInput,
    response: z.object({ data: staffMembershipSchema }),
    errors: ['not-found', 'too-many-requests', 'unavailable'],
  },
  giveMembership: {
    method: 'POST',
    path: '/api/staff/give-membership',
    summary: 'Admins: gives a user the access of a member for some days, without a payment.',
    who: { may: 'membership.give' },
    body: giveMembershipInput,
    response: done,
    errors: ['not-found'],
  },
  takeMembership: {
    method: 'POST',
    path: '/api/staff/take-membership',
    summary: 'Admins: takes back the membership that staff gave a user.',
    who: { may: 'membership.take' },
    body: takeMembershipInput,
    response: done,
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
