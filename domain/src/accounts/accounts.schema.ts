import { z } from 'zod';
import { storedTime } from '../stored-time.ts';

/** Where somebody is signed in. A device is one sign-in: its id follows from who signed in and when. */
const deviceSchema = z.object({
  id: z.string().min(1),
  /** What the person knows it by: 'Firefox on Windows'. */
  label: z.string(),
});

/** What the server keeps of an API token, under `api-tokens/{sha256 of the token}`. Times are unix milliseconds. */
export const apiTokenSchema = z.object({
  uid: z.string().min(1),
  device: deviceSchema,
  /** When the person proved who they are: a reset of the password ends what is older. */
  signed_in_at: z.int(),
  created_at: z.int(),
  /** At most a day older than the last use. */
  used_at: z.int(),
  expires_at: storedTime,
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** What entitlement rests on, under `membership/{uid}`. `entitled_until` is unix milliseconds. */
export const membershipSchema = z.looseObject({
  entitled_until: z.int(),
  status: z
    .enum(['active', 'past_due', 'trialing', 'cancelled', 'deleted', 'non_renewing', 'paused'])
    .optional(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** Is this member entitled to paid cameras at `now` (unix milliseconds)? The end itself is no longer within. */
export function isEntitled(membership: Membership | undefined, now: number): boolean {
  return membership !== undefined && now < membership.entitled_until;
}
