import type { UserType } from '../accounts/user-type.ts';

/**
 * May somebody of this type be offered a membership: by a link, a prompt or an advert? Never a member, and nobody of whom it
 * is not known yet whether they are one.
 */
export function showsOffers(userType: UserType): boolean {
  return userType === 'guest' || userType === 'registered';
}
