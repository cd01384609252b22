import { collections } from '@boma/domain/collections.ts';
import {
  type Membership,
  membershipSchema,
  type StoredSubscription,
} from '@boma/domain/membership/membership.schema.ts';
import { bestSubscription, subscriptionState } from '@boma/domain/membership/subscription.policy.ts';
import type { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { commitUnlessLost, documentAt, firestore, readBatched } from '../platform/firestore.ts';
import type { RenewalDue, RenewalStop } from '../stripe/renewal-marks.ts';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';
import { renewalStopIn, renewalStopsAt } from './renewal-stop.ts';
import { isOutdated, putTicket, ticketAt, ticketSchema } from './ticket.ts';

export interface Look {
  /** What made us look: noted in the audit log. */
  readonly cause: string;
  /** Unix seconds of the event that told us to look, where one did. */
  readonly eventAt?: number;
}

function toStored(found: FoundSubscription): StoredSubscription[] {
  const state = subscriptionState(found);
  if (!state) return [];
  const { id, created, periodEnd: period_end, trialEnd: trial_end, amount, currency } = found;
  const access_until = Math.floor(state.entitledUntil / 1000);
  return [{ id, status: state.status, created, period_end, access_until, trial_end, amount, currency }];
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

/** Status or access are others than before. Undefined: no membership. */
export interface Changed {
  readonly before: Membership | undefined;
  readonly after: Membership | undefined;
}

export interface Applied {
  /** Nothing was written, since this comes first. */
  readonly due?: RenewalDue | undefined;
  readonly changed?: Changed | undefined;
}

/** What is written in the same commit as what a look has found, or when it has come too late for that. */
export type Alongside = (batch: WriteBatch) => void;

/** How often to try again after another look was written down meanwhile; one of them gets through each time. */
const ATTEMPTS = 20;

/**
 * Writes down what a look has found, unless a newer one has been written down already. That no other was since the ticket
 * was read is the write's condition: a transaction would be one call more to the store, for each of Stripe's events.
 */
export async function applyLook({
  uid,
  ticket,
  found,
  look: { cause, eventAt = 0 },
  alongside,
  dueWith,
}: {
  readonly uid: string;
  readonly ticket: Timestamp;
  readonly found: readonly FoundSubscription[];
  readonly look: Look;
  readonly alongside: Alongside;
  /** What has to be done first when nothing may renew for this reason. */
  readonly dueWith: (stop: RenewalStop | undefined) => RenewalDue | undefined;
}): Promise<Applied> {
  const membershipAt = documentAt(`${collections.membership}/${uid}`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [tickets, stored, ...stops] = await Promise.all([
      readBatched(ticketAt(uid)),
      readBatched(membershipAt),
      ...renewalStopsAt(uid).map(readBatched),
    ]);
    const due = dueWith(renewalStopIn(stops));
    if (due) return { due };
    const batch = firestore().batch();
    alongside(batch);
    // What does not fit the schema is written anew like anything else; nothing of the new one follows from the old.
    const before = membershipSchema.safeParse(stored.data()).data;
    const after = membershipFrom(found, before, eventAt);
    const isNew = !isOutdated(ticket, ticketSchema.parse(tickets.data() ?? {}).applied);
    const isChanged =
      isNew && (before?.status !== after?.status || before?.entitled_until !== after?.entitled_until);
    if (isNew) {
      putTicket(batch, tickets, ticket);
      if (after) batch.set(membershipAt, after);
      else batch.delete(membershipAt);
    }
    if (isChanged)
      batch.create(firestore().collection(collections.membershipAudit).doc(), {
        uid,
        cause,
        from: before?.status ?? null,
        to: after?.status ?? null,
        entitled_until: after?.entitled_until ?? null,
        at: ticket,
      });
    if (await commitUnlessLost(batch)) return isChanged ? { changed: { before, after } } : {};
  }
  throw new Error(`Others were writing down what Stripe says of ${uid} all the time.`);
}
