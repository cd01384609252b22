import type { Ctx } from '../platform/context.ts';
import type { Stripe } from '../platform/stripe.ts';
import { personOf } from './customers.ts';
import { customerOfCharge, endDisputed } from './end-disputed.ts';
import { newEvents, noteEvents } from './event-ledger.ts';
import { isHeard } from './heard-events.ts';
import { idOf } from './id-of.ts';
import { syncCustomer } from './sync-customer.ts';

/** Whom an event is about. A dispute names its charge alone. */
export async function customerOfEvent({ data: { object } }: Stripe.Event): Promise<string | undefined> {
  const { object: kind, id, customer, charge }: Record<string, unknown> = Object(object);
  if (kind === 'customer') return idOf(id);
  if (customer) return idOf(customer);
  const charged = kind === 'dispute' ? idOf(charge) : undefined;
  return charged ? customerOfCharge(charged) : undefined;
}

/** Does what events of one customer call for, and notes them down. @returns whose they were. */
export async function takeEvents({
  ctx,
  input: { customer, events },
}: {
  ctx: Ctx;
  input: { customer: string | undefined; events: readonly Stripe.Event[] };
}): Promise<string | undefined> {
  const newest = events.toSorted((a, b) => b.created - a.created)[0];
  const isDisputed = events.some(({ type }) => type === 'charge.dispute.created');
  if (customer && isDisputed && (await personOf(customer))) await endDisputed({ ctx, input: { customer } });
  const uid =
    customer && newest
      ? await syncCustomer({ ctx, input: { customer, cause: newest.type, eventAt: newest.created } })
      : undefined;
  await noteEvents(ctx, events, { customer: customer ?? null, uid: uid ?? null });
  return uid;
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
  if ((await newEvents([event])).length === 0) return 'duplicate';
  const customer = await customerOfEvent(event);
  return (await takeEvents({ ctx, input: { customer, events: [event] } })) ? 'done' : 'ignored';
}
