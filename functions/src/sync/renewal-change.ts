import { chargesAgain, isLive } from '@boma/domain/membership/one-subscription.policy.ts';
import type { RenewalStop } from '@boma/domain/membership/renewal-stops.constants.ts';
import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import type { Sanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { deletionView } from '@boma/domain/privacy/deletion.policy.ts';
import type { Deletion } from '@boma/domain/privacy/deletion.schema.ts';
import type { RenewalChange } from '../stripe/renewal-marks.ts';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';

/** What Firebase Auth says about a user's account. `unknown`: it did not answer. */
export type AccountState = 'exists' | 'gone' | 'unknown';

/** The facts about a user that decide whether their subscriptions may renew. */
export interface RenewalFacts {
  readonly deletion: Deletion | undefined;
  readonly sanction: Sanction | undefined;
  readonly account: AccountState;
}

/** `account-unknown`: no known reason to stop, but the account may be gone. */
export type StopNow = RenewalStop | 'account-unknown' | undefined;

/** Why a user's subscriptions may not renew: they are leaving, are banned, or have no account any more. */
export function renewalStopFor({ deletion, sanction, account }: RenewalFacts): StopNow {
  if (deletionView(deletion)) return 'account-deletion';
  if (closesAccount(sanction?.kind)) return 'ban';
  if (account === 'unknown') return 'account-unknown';
  return account === 'gone' ? 'account-gone' : undefined;
}

/** Stops whose cause is stored before any renewal is stopped: a mark without its cause is left over. */
const STORED_FIRST = ['ban', 'account-gone'] as const satisfies readonly RenewalStop[];

/**
 * The change that the renewals need now. `stop`: why they may not renew. `stoppedHere`: why this very sync has stopped one.
 * What was stopped for a missing account stays stopped until Firebase Auth has answered that the account exists.
 * The request to delete an account is stored after its renewals are stopped, so a mark without a request is restored only
 * if this sync set it, following a request that was withdrawn since.
 */
export function renewalChangeFor(
  found: readonly FoundSubscription[],
  stop: StopNow,
  stoppedHere: RenewalStop | undefined,
): RenewalChange | undefined {
  const isUnknown = stop === 'account-unknown';
  if (stop && !isUnknown) return found.some(chargesAgain) ? { to: 'stop', why: stop } : undefined;
  const why = [...STORED_FIRST, stoppedHere].find(
    (each) =>
      each &&
      !(isUnknown && each === 'account-gone') &&
      found.some((facts) => isLive(facts) && facts.stoppedFor === each),
  );
  return why && { to: 'restore', why };
}
