import type { Millis } from '../time.ts';
import type { GiftView } from './gifts.schema.ts';
import type { Membership } from './membership.schema.ts';

/** True if this membership gives access to paid cameras at `now`. Access ends at the very moment of `entitled_until`. */
export function isEntitled(membership: Pick<Membership, 'entitled_until'> | undefined, now: Millis): boolean {
  return membership !== undefined && now < membership.entitled_until;
}

/** Until when staff have given a user the access of a member, in unix milliseconds. Null: they have not. */
interface Given {
  readonly membership_given_until: Millis | null;
}

/** True if the user has the access of a member at `now`: they pay for it, or staff have given it to them. */
export function isMember(
  membership: Pick<Membership, 'entitled_until'> | undefined,
  user: Given | undefined,
  now: Millis,
): boolean {
  return isEntitled(membership, now) || now < (user?.membership_given_until ?? 0);
}

/** The membership that staff have given the user, while it lasts. */
export function giftAt(
  user: (Given & { readonly membership_given_reason: string }) | undefined,
  now: Millis,
): GiftView | null {
  const until = user?.membership_given_until ?? 0;
  return now < until ? { until, reason: user?.membership_given_reason ?? '' } : null;
}
