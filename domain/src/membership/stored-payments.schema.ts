import { z } from 'zod';
import { storedInstant, storedTime } from '../stored-time.ts';
import { subscriptionStatusSchema } from './membership.schema.ts';

/** `stripe-customers/{customer}`: the account that a customer at Stripe belongs to. `created_at` is unix seconds. */
export const stripeCustomerSchema = z.object({ uid: z.string().min(1), created_at: z.int() });

/** `membership-tickets/{uid}`: the ticket of the newest sync that was stored. */
export const membershipTicketSchema = z.object({
  applied: storedInstant.optional(),
  /** Random, so that two syncs with the same ticket still change the document. */
  nonce: z.string().optional(),
});

/** `stripe-events/{event}`: an event of Stripe that was handled. `created` is unix seconds. */
export const stripeEventSchema = z.object({
  type: z.string(),
  created: z.int(),
  /** Null where the event is about no customer. */
  customer: z.string().nullable(),
  /** Null where the customer is unknown here. */
  uid: z.string().nullable(),
  /**
   * Of a payment or a refund, which is negative: the amount in the currency's smallest unit, and when it was recorded here
   * (unix milliseconds).
   */
  money: z.object({ amount: z.int(), currency: z.string(), at: z.int() }).optional(),
  expires_at: storedTime,
});

/** `membership-audit/{id}`: one change of a membership's status or access. */
export const membershipAuditSchema = z.object({
  uid: z.string(),
  /** What started the sync: an event, a page, a schedule, a refund. */
  cause: z.string(),
  from: subscriptionStatusSchema.nullable(),
  to: subscriptionStatusSchema.nullable(),
  /** Unix milliseconds. */
  entitled_until: z.int().nullable(),
  at: storedInstant,
});

/**
 * `refunds/{uid}`: the one refund that a member can request. Stored before Stripe is asked, done when every step is.
 * Times are unix milliseconds.
 */
export const refundSchema = z.object({
  payment_intent: z.string(),
  /** The subscription that was paid for. Later subscriptions are left alone. */
  subscription: z.string().nullable(),
  asked_at: z.int(),
  done_at: z.int().nullable(),
});
export type Refund = z.output<typeof refundSchema>;

/** `server-state/payment-events`: unix seconds of the newest event of Stripe that the reconciler has read. */
export const paymentEventsSchema = z.object({ newest: z.int() });

/** The customer at Stripe after whom the nightly sweep goes on. Null: it came to the end, and begins anew. */
export const membershipSweepSchema = z.object({ after: z.string().min(1).nullable() });

/** `server-state/ticket-{shard}`: written only for its commit time. */
export const ticketShardSchema = z.object({ taken_at: storedInstant });
