import type { Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { change } from './change.ts';
import { settle } from './collect.ts';
import { draftInvoice, finalizeInvoice } from './invoice.ts';

/** Credits what is left of the running period to the customer's balance, on an invoice below zero. */
export function creditUnused(world: World, ended: Subscription): Subscription {
  const [item] = ended.items.data;
  if (!item) return ended;
  const { current_period_start: start, current_period_end: end, price, quantity } = item;
  const left = Math.max(0, end - world.now()) / (end - start);
  const amount = -Math.round(price.unit_amount * quantity * left);
  const draft = draftInvoice(world, {
    subscription: ended,
    reason: 'subscription_update',
    period: { start: world.now(), end },
    amount,
    description: 'Unused time',
    proration: true,
  });
  const owner = world.tables.customers.get(ended.customer);
  if (owner) change(world, 'customers', owner, { balance: owner.balance + draft.total }, 'customer.updated');
  settle(world, finalizeInvoice(world, draft), null);
  return change(world, 'subscriptions', ended, { latest_invoice: draft.id });
}
