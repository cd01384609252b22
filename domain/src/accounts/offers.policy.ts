import type { UserType } from './user-type.ts';

/**
 * True if users of this type are offered a membership: by a link, a prompt or an advert. Members are not, and neither is a
 * viewer whose type is still unknown.
 */
export function showsOffers(userType: UserType): boolean {
  return userType === 'guest' || userType === 'registered';
}
