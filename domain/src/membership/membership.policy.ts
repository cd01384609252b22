import type { Millis } from '../time.ts';
import type { Membership } from './membership.schema.ts';

/** True if this membership gives access to paid cameras at `now`. Access ends at the very moment of `entitled_until`. */
export function isEntitled(membership: Pick<Membership, 'entitled_until'> | undefined, now: Millis): boolean {
  return membership !== undefined && now < membership.entitled_until;
}
