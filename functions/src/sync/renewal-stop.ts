import { collections } from '@boma/domain/collections.ts';
import { chargesAgain, isLive } from '@boma/domain/membership/one-subscription.policy.ts';
import { sanctionSchema } from '@boma/domain/moderation/sanctions.schema.ts';
import { deletionView } from '@boma/domain/privacy/deletion.policy.ts';
import { deletionSchema } from '@boma/domain/privacy/deletion.schema.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { documentAt } from '../platform/firestore.ts';
import type { RenewalDue, RenewalStop } from '../stripe/renewal-marks.ts';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';

/** What says whether anything of somebody's may renew, for `renewalStopIn`. */
export const renewalStopsAt = (uid: string) =>
  [documentAt(`${collections.deletions}/${uid}`), documentAt(`${collections.sanctions}/${uid}`)] as const;

/** Nothing renews for whoever is about to leave, and for whoever was sent away. */
export function renewalStopIn([deletion, sanction]: readonly DocumentSnapshot[]): RenewalStop | undefined {
  if (deletion?.exists && deletionView(deletionSchema.parse(deletion.data()))) return 'account-deletion';
  return sanction?.exists && sanctionSchema.parse(sanction.data()).kind === 'ban' ? 'ban' : undefined;
}

/**
 * `stop`: why nothing may renew now. `stoppedHere`: why this very look has stopped something. A ban is noted before anything
 * is stopped for it, so what is marked with one that no longer holds was forgotten. Leaving is noted after: only what was
 * stopped by a look that had read an older note is brought back.
 */
export function renewalDue(
  found: readonly FoundSubscription[],
  stop: RenewalStop | undefined,
  stoppedHere: RenewalStop | undefined,
): RenewalDue | undefined {
  if (stop) return found.some(chargesAgain) ? { to: 'stop', why: stop } : undefined;
  const why = (['ban', stoppedHere] as const).find(
    (each) => each && found.some((facts) => isLive(facts) && facts.stoppedFor === each),
  );
  return why && { to: 'restore', why };
}
