import { z } from 'zod';

/** What entitlement rests on, under `membership/{uid}`. `entitled_until` is unix milliseconds. */
export const membershipSchema = z.looseObject({ entitled_until: z.int() });
export type Membership = z.infer<typeof membershipSchema>;
