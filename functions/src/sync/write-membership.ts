import type { Membership, StoredSubscription } from '@boma/domain/membership/membership.schema.ts';
import { bestSubscription, subscriptionState } from '@boma/domain/membership/subscription.policy.ts';
import { isFinal } from '@boma/domain/privacy/deletion.policy.ts';
import { type Seconds, toSeconds } from '@boma/domain/time.ts';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { commitInTurn } from '../platform/commit-in-turn.ts';
import { firestore, readBatched } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import type { RenewalChange } from '../stripe/renewal-marks.ts';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';
import type { RenewalFacts } from './renewal-change.ts';
import { isOutdated, storeTicket, type Ticket } from './ticket.ts';

export interface SyncReason {
  /** What started the sync. Recorded in the audit of memberships. */
  readonly cause: string;
  /** When the Stripe event that started the sync was created. */
  readonly eventAt?: Seconds;
}

function toStored(found: FoundSubscription): StoredSubscription[] {
  const state = subscriptionState(found);
  if (!state) return [];
  const { id, created, periodEnd: period_end, trialEnd: trial_end, amount, currency } = found;
  const access_until = toSeconds(state.entitledUntil);
  return [{ id, status: state.status, created, period_end, access_until, trial_end, amount, currency }];
}

/** The membership that follows from a user's subscriptions. Undefined for a user who never had one. */
export function membershipFrom(
  found: readonly FoundSubscription[],
  before: Membership | undefined,
  eventAt: Seconds,
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

/** A stored membership that does not fit its schema is replaced: the new one does not depend on it. */
function membershipIn(snapshot: DocumentSnapshot<Membership>): Membership | undefined {
  try {
    return snapshot.data();
  } catch (error) {
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** A change of status or access. Undefined: no membership. */
export interface MembershipChange {
  readonly before: Membership | undefined;
  readonly after: Membership | undefined;
}

export interface WriteResult {
  /** Nothing was written: these renewals must be changed at Stripe first. */
  readonly renewals?: RenewalChange | undefined;
  readonly change?: MembershipChange | undefined;
}

/** What a sync writes. */
export interface SyncResult extends MembershipChange {
  /** False: Stripe was out of reach while duplicates were ended, and the sync throws once this is written. */
  readonly isWhole: boolean;
}

/** Adds further writes to the commit of the membership, also when the membership itself stays as it is. */
export type AddToBatch = (batch: WriteBatch, result: SyncResult) => void;

/**
 * Writes what a sync has read from Stripe, unless a newer sync has been written already. The write fails if the ticket has
 * changed since it was read; a transaction would cost one call more for each Stripe event.
 */
export async function writeMembership({
  uid,
  ticket,
  found,
  reason: { cause, eventAt = 0 },
  addToBatch,
  renewalsToChange,
}: {
  readonly uid: string;
  readonly ticket: Ticket;
  readonly found: readonly FoundSubscription[];
  readonly reason: SyncReason;
  readonly addToBatch: (batch: WriteBatch, change: MembershipChange) => void;
  readonly renewalsToChange: (
    facts: Pick<RenewalFacts, 'deletion' | 'sanction'>,
  ) => RenewalChange | undefined;
}): Promise<WriteResult> {
  const document = store.membership(uid);
  let result: WriteResult = {};
  await commitInTurn(`writing the membership of ${uid}`, async () => {
    const [tickets, stored, deletion, sanction] = await Promise.all([
      readBatched(store.membershipTickets(uid)),
      readBatched(document),
      readBatched(store.deletions(uid)),
      readBatched(store.sanctions(uid)),
    ]);
    const renewals = renewalsToChange({ deletion: deletion.data(), sanction: sanction.data() });
    if (renewals) {
      result = { renewals };
      return undefined;
    }
    const batch = firestore().batch();
    const before = membershipIn(stored);
    const after = membershipFrom(found, before, eventAt);
    const isGone = isFinal(deletion.data());
    const isNew = !isOutdated(ticket, tickets.data()?.applied);
    addToBatch(batch, { before, after: isNew ? after : before });
    const isChanged =
      isNew && (before?.status !== after?.status || before?.entitled_until !== after?.entitled_until);
    if (isNew) {
      storeTicket(batch, tickets, ticket);
      if (after) batch.set(document, { ...after, ...(isGone && { account_gone: true }) });
      else batch.delete(document);
    }
    if (isChanged)
      batch.create(store.membershipAudit.all().doc(), {
        uid,
        cause,
        from: before?.status ?? null,
        to: after?.status ?? null,
        entitled_until: after?.entitled_until ?? null,
        at: ticket,
      });
    result = isChanged ? { change: { before, after } } : {};
    return batch;
  });
  return result;
}
