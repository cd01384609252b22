import type { Membership } from './membership.schema.ts';

/** Is this member entitled to paid cameras at `now` (unix milliseconds)? The end itself is no longer within. */
export function isEntitled(membership: Pick<Membership, 'entitled_until'> | undefined, now: number): boolean {
  return membership !== undefined && now < membership.entitled_until;
}
