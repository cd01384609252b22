import { collections } from '@boma/domain/collections.ts';
import { chargesAgain, isLive } from '@boma/domain/membership/one-subscription.policy.ts';
import { sanctionSchema } from '@boma/domain/moderation/sanctions.schema.ts';
import { deletionView } from '@boma/domain/privacy/deletion.policy.ts';
import { deletionSchema } from '@boma/domain/privacy/deletion.schema.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { documentAt } from '../platform/firestore.ts';
import type { FoundSubscription } from './subscription-facts.ts';

/** Why nothing of somebody's may renew. */
export const RENEWAL_STOPS = ['account-deletion', 'ban'] as const;
export type RenewalStop = (typeof RENEWAL_STOPS)[number];

/** Noted at Stripe itself, so that what was ended for this reason is known whatever we lose on the way. */
export const STOP_MARK = 'ended_for';

/** Beside it: when it was to end already before, in unix seconds. */
export const END_MARK = 'ended_before';

/** What says whether anything of somebody's may renew, for `renewalStopIn`. */
export const renewalStopsAt = (uid: string) =>
  [documentAt(`${collections.deletions}/${uid}`), documentAt(`${collections.sanctions}/${uid}`)] as const;

/** Nothing renews for whoever is about to leave, and for whoever was sent away. */
export function renewalStopIn([deletion, sanction]: readonly DocumentSnapshot[]): RenewalStop | undefined {
  if (deletion?.exists && deletionView(deletionSchema.parse(deletion.data()))) return 'account-deletion';
  return sanction?.exists && sanctionSchema.parse(sanction.data()).kind === 'ban' ? 'ban' : undefined;
}

/** What is to be changed at Stripe before a look is written down. */
export interface RenewalDue {
  readonly to: 'stop' | 'restore';
  readonly why: RenewalStop;
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
