import { z } from 'zod';
import { documentId } from '../identifiers.ts';
import { giftViewSchema } from './gifts.schema.ts';
import { storedSubscriptionSchema, subscriptionStatusSchema } from './membership.schema.ts';
import { RENEWAL_STOPS } from './renewal-stops.constants.ts';

const NOBODY = 'There is no such user.';

export const memberParams = z.object({ uid: z.string().pipe(documentId(NOBODY)) });
export const syncMembershipInput = z.strictObject({ uid: z.string().pipe(documentId(NOBODY)) });

/** A membership as the site stores it, or as it would store what Stripe says now. */
const membershipFactsSchema = z.object({
  status: subscriptionStatusSchema.nullable(),
  /** Unix milliseconds; 0 for no access. */
  entitled_until: z.int(),
  subscription_id: z.string().nullable(),
  subscriptions: z.array(storedSubscriptionSchema),
});
export type MembershipFacts = z.output<typeof membershipFactsSchema>;

/** A subscription in Stripe's own words. Times are unix seconds. */
const stripeSubscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  created: z.int(),
  period_start: z.int(),
  period_end: z.int(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullable(),
  ended_at: z.int().nullable(),
  trial_end: z.int().nullable(),
  collection_paused: z.boolean(),
  /** Why the site has stopped its renewal. Null: it has not. */
  stopped_for: z.enum(RENEWAL_STOPS).nullable(),
  /** True for the plan that is sold today. */
  is_todays_plan: z.boolean(),
  /** In the currency's smallest unit, before tax. */
  amount: z.int(),
  currency: z.string(),
  /** 'month'. Null: Stripe names none. */
  interval: z.string().nullable(),
});
export type StripeSubscription = z.output<typeof stripeSubscriptionSchema>;

const stripeInvoiceSchema = z.object({
  id: z.string(),
  /** Null for a draft. */
  number: z.string().nullable(),
  /** Unix seconds. */
  created: z.int(),
  /** Stripe's: 'paid', 'open', 'void' … */
  status: z.string(),
  /** With tax, in the currency's smallest unit. */
  total: z.int(),
  refunded: z.int(),
  currency: z.string(),
  dispute: z.enum(['open', 'returned', 'kept']).nullable(),
});
export type StripeInvoice = z.output<typeof stripeInvoiceSchema>;

/** What staff read about the membership of one user. */
export const staffMembershipSchema = z.object({
  uid: z.string(),
  display_name: z.string(),
  /** What Stripe says now. Null: Stripe is out of reach. */
  stripe: z
    .object({
      customers: z.array(z.string()),
      /** What a sync would store. Null: no membership. */
      facts: membershipFactsSchema.nullable(),
      /** The newest first. */
      subscriptions: z.array(stripeSubscriptionSchema),
      /** The last ones, the newest first. */
      invoices: z.array(stripeInvoiceSchema),
    })
    .nullable(),
  /** What the site stores. Null: no membership. */
  stored: membershipFactsSchema.nullable(),
  /** Unix milliseconds of the last sync; null: there was none. */
  synced_at: z.int().nullable(),
  /** Unix seconds of the newest Stripe event that was received; 0: none. */
  last_event_ts: z.int(),
  /** The refund that the member has requested. Unix milliseconds. */
  refund: z.object({ asked_at: z.int(), done_at: z.int().nullable() }).nullable(),
  /** Until when the member can request a refund, in unix seconds; null if they cannot. */
  refund_until: z.int().nullable(),
  /** What staff gave last; it may have ended. Null: nothing, or it was taken back. */
  gift: giftViewSchema
    .extend({
      /** Unix milliseconds; null for one from before this was recorded. */
      given_at: z.int().nullable(),
      /** The name of the admin; null if it is not known any more. */
      by: z.string().nullable(),
    })
    .nullable(),
});
export type StaffMembership = z.output<typeof staffMembershipSchema>;
