import { invoicesOf } from '../resources/invoices.ts';
import type { Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { change, emit } from './change.ts';

export type EndReason = 'cancellation_requested' | 'payment_failed' | 'payment_disputed';

/** After the end no invoice is charged: invoices stay as they are. */
function stopCollecting(world: World, subscription: string): void {
  for (const each of invoicesOf(world, subscription)) {
    if (each.status !== 'draft' && each.status !== 'open') continue;
    const patch = { auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null };
    change(world, 'invoices', each, patch, 'invoice.updated');
  }
}

type Details = Partial<Subscription['cancellation_details']>;

/** Ends a subscription at this moment. */
export function endNow(
  world: World,
  subscription: Subscription,
  reason: EndReason,
  details: Details = {},
): Subscription {
  stopCollecting(world, subscription.id);
  const ended = change(world, 'subscriptions', subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? world.now(),
    cancellation_details: { ...subscription.cancellation_details, ...details, reason },
    ended_at: world.now(),
    pause_collection: null,
  });
  emit(world, 'customer.subscription.deleted', ended);
  return ended;
}
