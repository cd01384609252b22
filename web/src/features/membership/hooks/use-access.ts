import { isStaff } from '@boma/domain/access/staff.ts';
import type { GiftView } from '@boma/domain/membership/gifts.schema.ts';
import { useStoredUser } from '../../../session/session.ts';
import type { Access } from '../subscription-line.ts';

/** What opens everything to the user, with what they were given. */
export function useAccess(gift: GiftView | null): Access {
  const user = useStoredUser();
  return { isMember: user?.is_subscribed ?? false, isStaff: isStaff({ roles: user?.roles ?? [] }), gift };
}
