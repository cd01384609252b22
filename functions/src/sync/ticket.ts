import { randomUUID } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import { type DocumentSnapshot, FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { batchCalls } from '../platform/batch-calls.ts';
import { documentAt } from '../platform/firestore.ts';

/** `membership-tickets/{uid}`: `applied` is the ticket of the newest look that was written down. */
export const ticketSchema = z.object({ applied: z.instanceof(Timestamp).optional() });

export const ticketAt = (uid: string) => documentAt(`${collections.membershipTickets}/${uid}`);

/** Processes that write to one document wait for each other. */
const SHARDS = 8;
const shard = Math.floor(Math.random() * SHARDS);

/** More than ever wait in one process. */
const AT_ONCE = 1000;

/**
 * Taken before Stripe is asked: the commit time of a tiny write, so the store's own clock orders all looks. Looks of one
 * process may have the same: each of them asks Stripe after the write, and so sees all that any of them was told of.
 */
const take = batchCalls<void, Timestamp>(async (looks) => {
  const at = documentAt(`${collections.serverState}/ticket-${shard}`);
  // The store's time, not ours: a write that changes nothing would have the ticket of the one before it.
  const { writeTime } = await at.set({ taken_at: FieldValue.serverTimestamp() });
  return looks.map(() => writeTime);
}, AT_ONCE);

export const takeTicket = (): Promise<Timestamp> => take();

/**
 * Writes down that a look of this ticket was written down, unless another was since `before` was read. `look`: of two with
 * the same ticket the second would change nothing otherwise, and the document would be no newer than before.
 */
export function putTicket(batch: WriteBatch, before: DocumentSnapshot, ticket: Timestamp): void {
  const { ref, updateTime: lastUpdateTime } = before;
  const applied = { applied: ticket, look: randomUUID() };
  if (lastUpdateTime) batch.update(ref, applied, { lastUpdateTime });
  else batch.create(ref, applied);
}

/** Has a look been written down that is newer than this one? */
export function isOutdated(ticket: Timestamp, applied: Timestamp | undefined): boolean {
  return applied !== undefined && applied.valueOf() > ticket.valueOf();
}
