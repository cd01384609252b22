import { isEntitled } from '@boma/domain/membership/membership.policy.ts';
import type { RenewalStop } from '@boma/domain/membership/renewal-stops.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { findAccount } from '../platform/identity.ts';
import { isStripeOutage, type Stripe } from '../platform/stripe.ts';
import { closeCheckouts } from '../stripe/close-checkouts.ts';
import { customersOf, userOfCustomer } from '../stripe/customers.ts';
import { endDuplicates } from '../stripe/end-duplicates.ts';
import { subscriptionsOfUser } from '../stripe/find-subscriptions.ts';
import { changeRenewals } from '../stripe/stop-renewals.ts';
import { refreshClaims } from './refresh-claims.ts';
import { type AccountState, renewalChangeFor, renewalStopFor } from './renewal-change.ts';
import { takeTicket } from './ticket.ts';
import {
  type AddToBatch,
  type MembershipChange,
  type SyncReason,
  writeMembership,
} from './write-membership.ts';

/** Rounds of ending duplicates and changing renewals. A purchase can happen between two rounds; the last finds nothing to do. */
const ROUNDS = 5;

/** The claims say so already. If writing them failed once, the nightly sweep corrects them. */
async function staysMember(ctx: Ctx, { before, after }: MembershipChange): Promise<boolean> {
  const now = await ctx.clock.now();
  return isEntitled(before, now) && isEntitled(after, now);
}

/** Memberships sync without an answer of Firebase Auth too. The next sync asks again. */
async function accountState(ctx: Ctx, uid: string): Promise<AccountState> {
  try {
    return (await findAccount(uid)) ? 'exists' : 'gone';
  } catch (cause) {
    ctx.log.error('account-lookup', cause, { uid });
    return 'unknown';
  }
}

/**
 * Closes the open checkouts of a user whose account is gone, and alerts the operators. Runs before the renewals end: if it
 * fails, the next sync finds the renewals and repeats both.
 */
async function endPurchases(ctx: Ctx, uid: string): Promise<void> {
  for (const customer of await customersOf(uid)) await closeCheckouts(customer);
  ctx.log.error('account-gone', 'Firebase Auth has no account of this member. Their renewals end.', { uid });
}

/**
 * Makes the membership of a user what Stripe says now, whatever started the sync: events are hints that may be late, doubled
 * or lost.
 *
 * Two syncs at once may be answered by Stripe in one order and written in the other. So each takes a ticket before it reads
 * Stripe, and a sync whose ticket is older than the one that was written changes nothing.
 *
 * @throws what Stripe throws when it is out of reach. If Stripe fails only while duplicates are ended, the membership is
 * written before that, and `addToBatch` hears that the sync is not whole.
 */
export async function syncUser({
  ctx,
  input: { uid, customer, ...reason },
  addToBatch = () => {},
}: {
  ctx: Ctx;
  /** `customer`: one of the user's, where it is known. */
  input: SyncReason & { readonly uid: string; readonly customer?: string };
  addToBatch?: AddToBatch;
}): Promise<void> {
  let stoppedHere: RenewalStop | undefined;
  let changesRenewals = true;
  let failure: { readonly cause: unknown; readonly isOutage: boolean } | undefined;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ticket = await takeTicket();
    const [found, account] = await Promise.all([subscriptionsOfUser(uid, customer), accountState(ctx, uid)]);
    try {
      if (!failure && (await endDuplicates({ ctx, input: { found } }))) continue;
    } catch (cause) {
      // A user who has paid twice keeps access. Staff handle what Stripe refuses, and the sweep retries.
      ctx.log.error('duplicates', cause, { uid });
      failure = { cause, isOutage: isStripeOutage(cause) };
    }
    const isWhole = !failure?.isOutage;
    const { renewals, change } = await writeMembership({
      uid,
      ticket,
      found,
      reason,
      addToBatch: (batch, written) => addToBatch(batch, { ...written, isWhole }),
      renewalsToChange: (facts) =>
        changesRenewals
          ? renewalChangeFor(found, renewalStopFor({ ...facts, account }), stoppedHere)
          : undefined,
    });
    if (change && !(await staysMember(ctx, change))) await refreshClaims({ ctx, input: { uid } });
    if (!renewals && failure?.isOutage) throw failure.cause;
    if (!renewals) return;
    if (renewals.to === 'stop' && renewals.why === 'account-gone') await endPurchases(ctx, uid);
    changesRenewals = await changeRenewals(ctx, found, renewals);
    if (renewals.to === 'stop') stoppedHere = renewals.why;
  }
  throw new Error(
    `Gave up syncing user ${uid} with Stripe after ${ROUNDS} rounds: duplicates or renewals kept changing. The nightly sweep tries again.`,
  );
}

/** Alerts the operators: a customer at Stripe belongs to no user. */
export function logUnknownCustomer(ctx: Ctx, customer: string, cause: string): void {
  ctx.log.error('unknown-customer', 'This customer at Stripe belongs to no user.', { customer, cause });
}

/**
 * Syncs the user whom a customer belongs to. `record`: the customer as Stripe has just sent it.
 * @returns the uid; undefined for an unknown customer, which changes nothing and is logged.
 */
export async function syncCustomer({
  ctx,
  input: { customer, record, ...reason },
}: {
  ctx: Ctx;
  input: SyncReason & { readonly customer: string; readonly record?: Stripe.Customer };
}): Promise<string | undefined> {
  const uid = await userOfCustomer(customer, record);
  if (!uid) {
    logUnknownCustomer(ctx, customer, reason.cause);
    return undefined;
  }
  await syncUser({ ctx, input: { uid, customer, ...reason } });
  return uid;
}
