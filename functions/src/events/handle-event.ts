import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import type { Stripe } from '../platform/stripe.ts';
import { personOf } from '../stripe/customers.ts';
import { customerOfCharge, endDisputed } from '../stripe/end-disputed.ts';
import { idOf } from '../stripe/id-of.ts';
import { logStranger, syncPerson } from '../sync/sync-customer.ts';
import { isDone, noteEvents } from './event-ledger.ts';
import { isHeard } from './event-types.ts';

function customerNamedIn({ data: { object } }: Stripe.Event): string | undefined {
  const { object: kind, id, customer }: Record<string, unknown> = Object(object);
  return idOf(kind === 'customer' ? id : customer);
}

/** Whom an event is about. A dispute names its charge alone. */
export async function customerOfEvent(event: Stripe.Event): Promise<string | undefined> {
  const { object: kind, charge }: Record<string, unknown> = Object(event.data.object);
  const charged = kind === 'dispute' ? idOf(charge) : undefined;
  return customerNamedIn(event) ?? (charged ? customerOfCharge(charged) : undefined);
}

/** The bank can send a refund back days after Stripe has taken it on: only staff can give that money another way. */
function logFailedRefunds(ctx: Ctx, events: readonly Stripe.Event[]): void {
  for (const { type, data } of events)
    if (type === 'refund.failed') {
      const { id: refund, customer, failure_reason: why } = data.object;
      ctx.log.error('refund-failed', 'This money has come back to us.', {
        refund,
        customer: idOf(customer),
        why,
      });
    }
}

/** Does what events of one customer call for, and notes them down with what came of it. `uid`: whose customer it is. */
export async function takeEvents({
  ctx,
  input: { customer, uid, events },
}: {
  ctx: Ctx;
  input: {
    readonly customer: string | undefined;
    readonly uid: string | undefined;
    readonly events: readonly Stripe.Event[];
  };
}): Promise<void> {
  const newest = events.toSorted((a, b) => b.created - a.created)[0];
  if (!newest) return;
  logFailedRefunds(ctx, events);
  const about = { customer: customer ?? null, uid: uid ?? null };
  if (!customer || !uid) {
    if (customer) logStranger(ctx, customer, newest.type);
    const batch = firestore().batch();
    noteEvents(batch, ctx, events, about);
    await batch.commit();
    return;
  }
  if (events.some(({ type }) => type === 'charge.dispute.created'))
    await endDisputed({ ctx, input: { customer } });
  await syncPerson({
    ctx,
    input: { uid, customer, cause: newest.type, eventAt: newest.created },
    alongside: (batch) => noteEvents(batch, ctx, events, about),
  });
}

/** Does what an event calls for: one that has been dealt with, or tells of nothing that we keep, nothing. */
export async function takeEvent({
  ctx,
  input: event,
}: {
  ctx: Ctx;
  input: Stripe.Event;
}): Promise<'done' | 'duplicate' | 'ignored'> {
  if (!isHeard(event.type)) return 'ignored';
  const named = customerNamedIn(event);
  const [isDuplicate, known] = await Promise.all([isDone(event), named ? personOf(named) : undefined]);
  if (isDuplicate) return 'duplicate';
  const customer = named ?? (await customerOfEvent(event));
  const uid = named ? known : customer && (await personOf(customer));
  await takeEvents({ ctx, input: { customer, uid, events: [event] } });
  return uid ? 'done' : 'ignored';
}
