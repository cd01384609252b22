import { isEntitled, isMember } from '@boma/domain/membership/membership.policy.ts';
import { store } from '../platform/store.ts';

/** True if the user has the access of a member at `now`. Most members pay, so what staff gave is read second. */
export async function readMember(uid: string, now: number): Promise<boolean> {
  const membership = (await store.membership(uid).get()).data();
  if (isEntitled(membership, now)) return true;
  return isMember(membership, (await store.users(uid).get()).data(), now);
}
