import type { Millis } from '@boma/domain/time.ts';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { readBatched } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import type { Stripe } from '../platform/stripe.ts';
import { moneyOf } from './money-of.ts';

/** Stripe repeats and lists events for 30 days. */
const KEPT: Millis = 35 * 86_400_000;

/**
 * True if this event was handled before. Events of unknown customers are recorded too, so that the alert fires once. They are
 * handled again when Stripe repeats them, because Stripe may know the user by then.
 */
export async function isEventHandled({ id }: Stripe.Event): Promise<boolean> {
  const entry = (await readBatched(store.stripeEvents(id))).data();
  return entry !== undefined && (entry.customer === null || entry.uid !== null);
}

/** The events that are not in the ledger. */
export async function unrecordedEvents(events: readonly Stripe.Event[]): Promise<Stripe.Event[]> {
  const entries = await Promise.all(events.map(({ id }) => readBatched(store.stripeEvents(id))));
  return events.filter((_, index) => !entries[index]?.exists);
}

/** Records events as handled, in the batch of the last write that they lead to, so that a failed event is repeated. */
export function recordEvents(
  batch: WriteBatch,
  ctx: Ctx,
  events: readonly Stripe.Event[],
  about: { readonly customer: string | null; readonly uid: string | null },
): void {
  const at = ctx.clock.real();
  for (const event of events) {
    const { id, type, created } = event;
    const moved = moneyOf(event);
    // An event of an unknown customer may be sent again. Its money is counted once, with its user.
    const money = moved && about.uid !== null && { money: { ...moved, at } };
    batch.set(store.stripeEvents(id), { type, created, ...about, ...money, expires_at: at + KEPT });
  }
}
