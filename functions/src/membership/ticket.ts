import { collections } from '@boma/domain/collections.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { documentAt } from '../platform/firestore.ts';

/** `membership-tickets/{uid}`: `applied` is the ticket of the newest look that was written down. */
export const ticketSchema = z.object({ applied: z.instanceof(Timestamp).optional() });

export const ticketAt = (uid: string) => documentAt(`${collections.membershipTickets}/${uid}`);

/** Taken before Stripe is asked: the store's own clock says which of two looks is the newer. */
export async function takeTicket(uid: string): Promise<Timestamp> {
  // The store's time, not ours: a write that changes nothing would have the ticket of the one before it.
  const taken = await ticketAt(uid).set({ taken_at: FieldValue.serverTimestamp() }, { merge: true });
  return taken.writeTime;
}

/** Has a look been written down that is newer than this one? */
export function isOutdated(ticket: Timestamp, applied: Timestamp | undefined): boolean {
  return applied !== undefined && applied.valueOf() > ticket.valueOf();
}
