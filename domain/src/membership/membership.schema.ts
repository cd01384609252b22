import { z } from 'zod';

/** Every status of a subscription. 'deleted' means ended at once; it is shown as cancelled too. */
export const subscriptionStatusSchema = z.enum([
  'active',
  'past_due',
  'trialing',
  'cancelled',
  'deleted',
  'non_renewing',
  'paused',
]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** A subscription as the last sync read it from Stripe. Times are unix seconds, as at Stripe. */
export const storedSubscriptionSchema = z.object({
  id: z.string(),
  status: subscriptionStatusSchema,
  created: z.int(),
  period_end: z.int(),
  /** When the access that this subscription gives ends or ended; 0 for no access. */
  access_until: z.int().default(0),
  /** The end of the free trial; null without a trial. */
  trial_end: z.int().nullable().default(null),
  /** In the currency's smallest unit, before tax. */
  amount: z.int(),
  currency: z.string(),
});
export type StoredSubscription = z.infer<typeof storedSubscriptionSchema>;

/** `membership/{uid}`: the document that decides about access. `entitled_until` is unix milliseconds. */
export const membershipSchema = z.looseObject({
  entitled_until: z.int(),
  status: subscriptionStatusSchema.optional(),
  /** The subscription that status and access follow. */
  subscription_id: z.string().optional(),
  /** The best first. */
  subscriptions: z.array(storedSubscriptionSchema).default([]),
  /** Unix seconds of the newest Stripe event that was received. */
  last_event_ts: z.int().default(0),
  /** The account is deleted, and this record stays as the law asks. */
  account_gone: z.literal(true).optional(),
});
export type Membership = z.infer<typeof membershipSchema>;
