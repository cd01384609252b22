import type { Includables } from './http/expand.ts';
import { checkoutSession, lineItems } from './resources/checkout-sessions.ts';
import { paymentsOf } from './resources/invoice-payments.ts';
import type { World } from './state/world.ts';

const whole = (url: string, data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url });
const idOf = (owner: Record<string, unknown>) => String(owner.id);

const refundsOf = (world: World, charge: string) =>
  world.tables.refunds.where((each) => each.charge === charge);
const subscriptionsOf = (world: World, customer: string) =>
  world.tables.subscriptions.where((each) => each.customer === customer && !each.ended_at);

/** Lists that are included only where `expand` names them. */
export const INCLUDABLES: Includables = {
  'checkout.session.line_items': (world, owner) => lineItems(world, checkoutSession(world, idOf(owner))),
  'charge.refunds': (world, owner) =>
    whole(`/v1/charges/${idOf(owner)}/refunds`, refundsOf(world, idOf(owner))),
  'customer.subscriptions': (world, owner) =>
    whole(`/v1/customers/${idOf(owner)}/subscriptions`, subscriptionsOf(world, idOf(owner))),
  'invoice.payments': (world, owner) => whole('/v1/invoice_payments', paymentsOf(world, idOf(owner))),
};
