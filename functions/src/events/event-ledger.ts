import { collections } from '@boma/domain/collections.ts';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { documentAt, readBatched } from '../platform/firestore.ts';
import type { Stripe } from '../platform/stripe.ts';

/** As long as Stripe itself can be asked about an event, and repeats it. */
const LEDGER_KEPT_MS = 35 * 86_400_000;

const entryOf = ({ id }: Stripe.Event) => documentAt(`${collections.stripeEvents}/${id}`);

/**
 * Has nothing more to be done about this event, now that it has come? One of a stranger is noted so that it is told of once;
 * whose it is can have been written down at Stripe since.
 */
export async function isDone(event: Stripe.Event): Promise<boolean> {
  const entry = await readBatched(entryOf(event));
  return entry.exists && (entry.get('customer') === null || entry.get('uid') !== null);
}

/** Those that have not been noted. */
export async function newEvents(events: readonly Stripe.Event[]): Promise<Stripe.Event[]> {
  const entries = await Promise.all(events.map((event) => readBatched(entryOf(event))));
  return events.filter((_, index) => !entries[index]?.exists);
}

/** Notes down that events have been dealt with: with the last of what they call for, so that what failed comes again. */
export function noteEvents(
  batch: WriteBatch,
  ctx: Ctx,
  events: readonly Stripe.Event[],
  about: { readonly customer: string | null; readonly uid: string | null },
): void {
  const expires_at = Timestamp.fromMillis(ctx.clock.real() + LEDGER_KEPT_MS);
  for (const event of events)
    batch.set(entryOf(event), { type: event.type, created: event.created, ...about, expires_at });
}
