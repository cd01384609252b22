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

/** What entitlement rests on, under `membership/{uid}`. `entitled_until` is unix milliseconds. */
export const membershipSchema = z.looseObject({
  entitled_until: z.int(),
  status: subscriptionStatusSchema.optional(),
});
export type Membership = z.infer<typeof membershipSchema>;
