import { sanctionSchema } from '@boma/domain/accounts/sanctions.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import { deletionView } from '@boma/domain/privacy/deletion.policy.ts';
import { deletionSchema } from '@boma/domain/privacy/deletion.schema.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { documentAt } from '../platform/firestore.ts';

/** Why nothing of somebody's may renew. */
export type RenewalStop = 'account-deletion' | 'ban';

/** Noted at Stripe itself, so that what was ended for this reason is known whatever we lose on the way. */
export const STOP_MARK = 'ended_for';

/** What says whether anything of somebody's may renew, for `renewalStopIn`. */
export const renewalStopsAt = (uid: string) =>
  [documentAt(`${collections.deletions}/${uid}`), documentAt(`${collections.sanctions}/${uid}`)] as const;

/** Whoever is about to leave, and whoever was sent away, is charged no more. */
export function renewalStopIn([deletion, sanction]: readonly DocumentSnapshot[]): RenewalStop | undefined {
  if (deletion?.exists && deletionView(deletionSchema.parse(deletion.data()))) return 'account-deletion';
  return sanction?.exists && sanctionSchema.parse(sanction.data()).kind === 'ban' ? 'ban' : undefined;
}
