import { z } from 'zod';

/** What the server keeps of an API token, under `api-tokens/{sha256 of the token}`. Times are unix milliseconds. */
export const apiTokenSchema = z.object({
  uid: z.string().min(1),
  created_at: z.int(),
  expires_at: z.int(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** What entitlement rests on, under `membership/{uid}`. `entitled_until` is unix milliseconds. */
export const membershipSchema = z.looseObject({ entitled_until: z.int() });
export type Membership = z.infer<typeof membershipSchema>;

/** Is this member entitled to paid cameras at `now` (unix milliseconds)? The end itself is no longer within. */
export function isEntitled(membership: Membership | undefined, now: number): boolean {
  return membership !== undefined && now < membership.entitled_until;
}
