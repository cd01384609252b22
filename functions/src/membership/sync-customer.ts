import { collections } from '@boma/domain/collections.ts';
import {
  type Membership,
  membershipSchema,
  type StoredSubscription,
} from '@boma/domain/membership/membership.schema.ts';
import { bestSubscription, subscriptionState } from '@boma/domain/membership/subscription.policy.ts';
import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import type { Stripe } from '../platform/stripe.ts';
import { personOf } from './customers.ts';
import { endDuplicates } from './end-duplicates.ts';
import { subscriptionsOfPerson } from './find-subscriptions.ts';
import { hintClaims } from './hint-claims.ts';
import { renewalStopOf } from './renewal-stop.ts';
import { stopRenewals } from './stop-renewals.ts';
import type { FoundSubscription } from './subscription-facts.ts';
import { isOutdated, takeTicket, ticketAt, ticketSchema } from './ticket.ts';

interface Look {
  /** What made us look: noted in the audit log. */
  readonly cause: string;
  /** Unix seconds of the event that told us to look, where one did. */
  readonly eventAt?: number;
}

export interface SyncInput extends Look {
  readonly customer: string;
  /** What Stripe says of the customer, where it has been asked already. */
  readonly record?: Stripe.Customer;
}

function toStored(found: FoundSubscription): StoredSubscription[] {
  const state = subscriptionState(found);
  if (!state) return [];
  const { id, created, periodEnd: period_end, amount, currency } = found;
  const access_until = Math.floor(state.entitledUntil / 1000);
  return [{ id, status: state.status, created, period_end, access_until, amount, currency }];
}

/** What is written for a person whom Stripe has these subscriptions of. Undefined: they never had one. */
function membershipFrom(
  found: readonly FoundSubscription[],
  before: Membership | undefined,
  eventAt: number,
): Membership | undefined {
  const best = bestSubscription(found);
  if (!best) return undefined;
  const others = found.filter(({ id }) => id !== best.facts.id).sort((a, b) => b.created - a.created);
  const chosen = found.filter(({ id }) => id === best.facts.id);
  return {
    entitled_until: best.state.entitledUntil,
    status: best.state.status,
    subscription_id: best.facts.id,
    subscriptions: [...chosen, ...others].flatMap(toStored),
    last_event_ts: Math.max(before?.last_event_ts ?? 0, eventAt),
  };
}

/** Unless a newer look has been written down already. Tells whether status or access are others than before. */
async function apply(
  uid: string,
  ticket: Timestamp,
  found: readonly FoundSubscription[],
  { cause, eventAt = 0 }: Look,
  alongside: Alongside,
): Promise<boolean> {
  const membershipAt = documentAt(`${collections.membership}/${uid}`);
  return firestore().runTransaction(async (transaction) => {
    const [tickets, stored] = await transaction.getAll(ticketAt(uid), membershipAt);
    const { applied } = ticketSchema.parse(tickets?.data() ?? {});
    alongside(transaction);
    if (isOutdated(ticket, applied)) return false;
    const before = stored?.exists ? membershipSchema.parse(stored.data()) : undefined;
    const after = membershipFrom(found, before, eventAt);
    transaction.set(ticketAt(uid), { applied: ticket }, { merge: true });
    if (after) transaction.set(membershipAt, after);
    else transaction.delete(membershipAt);
    const isChanged = before?.status !== after?.status || before?.entitled_until !== after?.entitled_until;
    if (isChanged) {
      const log = documentAt(`${collections.membershipAudit}/${uid}-${ticket.valueOf()}`);
      const states = { from: before?.status ?? null, to: after?.status ?? null };
      const until = after?.entitled_until ?? null;
      transaction.set(log, { uid, cause, ...states, entitled_until: until, at: ticket });
    }
    return isChanged;
  });
}

/** What is written in the same commit as what a look has found, or when it has come too late for that. */
type Alongside = (transaction: Transaction) => void;

/** Rounds of ending what was bought twice or must not renew: another purchase can come in between, and one look more finds all ended. */
const ROUNDS = 4;

/**
 * Makes a person's membership what Stripe says now, whatever told us to look: events are hints, late, doubled or lost.
 *
 * Two that run at once may be answered by Stripe in one order and written in the other, so each takes a ticket before it
 * asks, and one whose ticket is older than what has been written changes nothing.
 */
export async function syncPerson({
  ctx,
  input: { uid, customer, ...look },
  alongside = () => {},
}: {
  ctx: Ctx;
  /** `customer`: one of the person's, where that is known. */
  input: Look & { readonly uid: string; readonly customer?: string };
  alongside?: Alongside;
}): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ticket = await takeTicket(uid);
    const [found, stop] = await Promise.all([subscriptionsOfPerson(uid, customer), renewalStopOf(uid)]);
    if (await endDuplicates({ ctx, input: { found } })) continue;
    if (stop && (await stopRenewals(found, stop))) continue;
    if (await apply(uid, ticket, found, look, alongside)) await hintClaims({ ctx, input: { uid } });
    return;
  }
  throw new Error(`Stripe still has a subscription of ${uid} that is to end.`);
}

/** Somebody at Stripe whom we do not know: operators are to look at it. */
export function logStranger(ctx: Ctx, customer: string, cause: string): void {
  ctx.log.error('unknown-customer', 'This customer is nobody of ours.', { customer, cause });
}

/**
 * `syncPerson` for whoever a customer is.
 * @returns the person's uid; undefined for a customer that is nobody's of ours, which changes nothing and is logged.
 */
export async function syncCustomer({
  ctx,
  input: { customer, record, ...look },
}: {
  ctx: Ctx;
  input: SyncInput;
}): Promise<string | undefined> {
  const uid = await personOf(customer, record);
  if (!uid) {
    logStranger(ctx, customer, look.cause);
    return undefined;
  }
  await syncPerson({ ctx, input: { uid, customer, ...look } });
  return uid;
}
