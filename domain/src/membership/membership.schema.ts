import { z } from 'zod';

/** The statuses a subscription can have here. 'deleted' is one that was ended at once, shown as cancelled too. */
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

/** A subscription as the last look at Stripe found it. Times are unix seconds, as Stripe's. */
export const storedSubscriptionSchema = z.object({
  id: z.string(),
  status: subscriptionStatusSchema,
  created: z.int(),
  period_end: z.int(),
  /** When the access that this one gives ends, or ended; 0 for none. */
  access_until: z.int().default(0),
  /** Until then it costs, or cost, nothing; null where it was paid for from the start. */
  trial_end: z.int().nullable().default(null),
  /** In the currency's smallest unit, before tax. */
  amount: z.int(),
  currency: z.string(),
});
export type StoredSubscription = z.infer<typeof storedSubscriptionSchema>;

/** What entitlement rests on, under `membership/{uid}`. `entitled_until` is unix milliseconds. */
export const membershipSchema = z.looseObject({
  entitled_until: z.int(),
  status: subscriptionStatusSchema.optional(),
  /** The one that status and entitlement follow. */
  subscription_id: z.string().optional(),
  /** The best first. */
  subscriptions: z.array(storedSubscriptionSchema).default([]),
  /** Unix seconds of the newest event of the provider that has been heard of. */
  last_event_ts: z.int().default(0),
});
export type Membership = z.infer<typeof membershipSchema>;
