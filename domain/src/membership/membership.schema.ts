import { z } from 'zod';

/** What entitlement rests on, under `membership/{uid}`. `entitled_until` is unix milliseconds. */
export const membershipSchema = z.looseObject({
  entitled_until: z.int(),
  status: z
    .enum(['active', 'past_due', 'trialing', 'cancelled', 'deleted', 'non_renewing', 'paused'])
    .optional(),
});
export type Membership = z.infer<typeof membershipSchema>;
