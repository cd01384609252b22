import { randomUUID } from 'node:crypto';
import type { StoredInstant } from '@boma/domain/stored-time.ts';
import { type DocumentSnapshot, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { batchCalls } from '../platform/batch-calls.ts';
import { writeUnlessChanged } from '../platform/commit-in-turn.ts';
import { type Patch, store } from '../platform/store.ts';

/** The moment at which a sync began, by the store's own clock. */
export type Ticket = StoredInstant;

interface StoredTicket {
  /** The ticket of the newest sync that was written. */
  readonly applied?: Ticket | undefined;
}

/** Processes that write to one document wait for each other, so there are several. */
const SHARDS = 8;
const shard = Math.floor(Math.random() * SHARDS);

/** More than ever wait in one process. */
const AT_ONCE = 1000;

/**
 * A ticket is taken before Stripe is asked: it is the commit time of a tiny write, so the store's clock orders all syncs.
 * Syncs of one process may share a ticket: each of them asks Stripe after the write, so each sees what any of them was
 * started by.
 */
const take = batchCalls<void, Ticket>(async (syncs) => {
  // Each write must change the document: one that changes nothing has the commit time of the write before it.
  const taken = { taken_at: FieldValue.serverTimestamp() };
  const { writeTime } = await store.ticketShard(shard).set(taken);
  return syncs.map(() => writeTime);
}, AT_ONCE);

export const takeTicket = (): Promise<Ticket> => take();

/**
 * Stores the ticket of the sync that is being written. The commit fails if another sync was written since `before` was read.
 * The nonce changes the document even if two syncs share a ticket.
 */
export function storeTicket(
  batch: WriteBatch,
  before: DocumentSnapshot<StoredTicket, Patch<'membershipTickets'>>,
  ticket: Ticket,
): void {
  const applied = { applied: ticket, nonce: randomUUID() };
  writeUnlessChanged(batch, before, applied, store.membershipTickets);
}

/** True if a newer sync than this one has been written. */
export function isOutdated(ticket: Ticket, applied: Ticket | undefined): boolean {
  return applied !== undefined && applied.valueOf() > ticket.valueOf();
}
