import { collections } from '@boma/domain/collections.ts';
import { Timestamp } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { isLive } from './end-duplicates.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import { syncCustomer } from './sync-customer.ts';

/** As long as Stripe itself can be asked about an event, and repeats it. */
const LEDGER_KEPT_MS = 35 * 86_400_000;

const idOf = (reference: unknown): string | undefined => {
  if (typeof reference === 'string') return reference;
  const { id }: { id?: unknown } = Object(reference);
  return typeof id === 'string' ? id : undefined;
};

/** Whom an event is about. A dispute names its charge alone. */
async function customerOf({ data: { object } }: Stripe.Event): Promise<string | undefined> {
  const { object: kind, id, customer, charge }: Record<string, unknown> = Object(object);
  if (kind === 'customer') return idOf(id);
  if (customer) return idOf(customer);
  const charged = kind === 'dispute' ? idOf(charge) : undefined;
  return charged ? idOf((await (await stripe()).charges.retrieve(charged)).customer) : undefined;
}

/** Whoever has the bank take the money back has no membership for it. */
async function endForDispute(customer: string): Promise<void> {
  const client = await stripe();
  for (const { id } of (await findSubscriptions([customer])).filter(isLive))
    await client.subscriptions.cancel(
      id,
      { cancellation_details: { comment: 'disputed' } },
      { idempotencyKey: `dispute-${id}` },
    );
}

/**
 * Does what an event calls for: one that has been dealt with, nothing. It is noted down last, so that one that failed is
 * dealt with when it comes again.
 */
export async function takeEvent({
  ctx,
  input: event,
}: {
  ctx: Ctx;
  input: Stripe.Event;
}): Promise<'done' | 'duplicate' | 'ignored'> {
  const entry = documentAt(`${collections.stripeEvents}/${event.id}`);
  if ((await entry.get()).exists) return 'duplicate';
  const customer = await customerOf(event);
  if (customer && event.type === 'charge.dispute.created') await endForDispute(customer);
  const uid =
    customer && (await syncCustomer({ ctx, input: { customer, cause: event.type, eventAt: event.created } }));
  await entry.set({
    type: event.type,
    created: event.created,
    customer: customer ?? null,
    uid: uid ?? null,
    expires_at: Timestamp.fromMillis(ctx.clock.real() + LEDGER_KEPT_MS),
  });
  return uid ? 'done' : 'ignored';
}
