import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import type { Stripe } from '../platform/stripe.ts';
import { userOfCustomer } from '../stripe/customers.ts';
import { customerOfCharge, endDisputedSubscriptions } from '../stripe/end-disputed.ts';
import { followCard, isCardChange } from '../stripe/follow-card.ts';
import { idOf } from '../stripe/id-of.ts';
import { logUnknownCustomer, syncUser } from '../sync/sync-user.ts';
import { isEventHandled, recordEvents } from './event-ledger.ts';
import { EVENT_TYPES } from './event-types.ts';

/** True for what the server acts on: of the changes of a customer that of the card alone. It makes the others itself. */
export const isHandled = (event: Stripe.Event): boolean =>
  EVENT_TYPES.some((type) => type === event.type) &&
  (event.type !== 'customer.updated' || isCardChange(event));

function customerNamedIn({ data: { object } }: Stripe.Event): string | undefined {
  const { object: kind, id, customer }: Record<string, unknown> = Object(object);
  return idOf(kind === 'customer' ? id : customer);
}

/** The customer whom an event is about. A dispute names its charge only. */
export async function customerOfEvent(event: Stripe.Event): Promise<string | undefined> {
  const { object: kind, charge }: Record<string, unknown> = Object(event.data.object);
  const charged = kind === 'dispute' ? idOf(charge) : undefined;
  return customerNamedIn(event) ?? (charged ? customerOfCharge(charged) : undefined);
}

/** Alerts the operators: a bank can return a refund days after Stripe accepted it, and only staff can pay it another way. */
function logFailedRefunds(ctx: Ctx, events: readonly Stripe.Event[]): void {
  for (const { type, data } of events)
    if (type === 'refund.failed') {
      const { id: refund, customer, failure_reason: why } = data.object;
      const fields = { refund, customer: idOf(customer), why };
      ctx.log.error(
        'refund-failed',
        'The bank has returned this refund. Pay it to the customer another way.',
        fields,
      );
    }
}

/** Handles events of one customer and records them together with what they lead to. `uid`: the user of the customer. */
export async function handleEvents({
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
    if (customer) logUnknownCustomer(ctx, customer, newest.type);
    const batch = firestore().batch();
    recordEvents(batch, ctx, events, about);
    await batch.commit();
    return;
  }
  if (events.some(({ type }) => type === 'charge.dispute.created'))
    await endDisputedSubscriptions({ ctx, input: { customer } });
  if (events.some(isCardChange)) await followCard({ ctx, input: { customer } });
  await syncUser({
    ctx,
    input: { uid, customer, cause: newest.type, eventAt: newest.created },
    // Stripe repeats an event that is not recorded.
    addToBatch: (batch, { isWhole }) => {
      if (isWhole) recordEvents(batch, ctx, events, about);
    },
  });
}

/** Handles one event. Does nothing for an event that was handled before, or that the server does not handle. */
export async function handleEvent({
  ctx,
  input: event,
}: {
  ctx: Ctx;
  input: Stripe.Event;
}): Promise<'done' | 'duplicate' | 'ignored'> {
  if (!isHandled(event)) return 'ignored';
  const named = customerNamedIn(event);
  const [isDuplicate, known] = await Promise.all([
    isEventHandled(event),
    named ? userOfCustomer(named) : undefined,
  ]);
  if (isDuplicate) return 'duplicate';
  const customer = named ?? (await customerOfEvent(event));
  const uid = named ? known : customer && (await userOfCustomer(customer));
  await handleEvents({ ctx, input: { customer, uid, events: [event] } });
  return uid ? 'done' : 'ignored';
}
