import { z } from 'zod';
import { change, emit } from '../engine/change.ts';
import { isCreated, listPage } from '../http/list.ts';
import { changeMetadata, created, expand, listOf, metadata, positive, text } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { invalid, missing } from '../http/stripe-error.ts';
import type { Charge, Refund } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { charge } from './charges.ts';
import { isPaymentKept } from './disputes.ts';
import { paymentIntent } from './payment-intents.ts';

export const createParams = z.strictObject({
  amount: positive.optional(),
  charge: text.optional(),
  expand,
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
type Params = z.infer<typeof createParams>;

function chargeToRefund(world: World, params: Params): Charge {
  if (!params.charge === !params.payment_intent) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'charge',
    );
  }
  if (params.charge) return charge(world, params.charge, 'charge');
  const intent = paymentIntent(world, params.payment_intent ?? '', 'payment_intent');
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    const why = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    throw invalid(why, 'payment_intent', 'payment_intent_unexpected_state');
  }
  return charge(world, intent.latest_charge);
}

function requireRefundable(world: World, found: Charge, amount: number): void {
  if (!found.paid) throw invalid(`Charge ${found.id} has not been paid.`, 'charge', 'charge_not_refundable');
  if (found.refunded) {
    throw invalid(`Charge ${found.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  }
  if (found.disputed && !isPaymentKept(world, found.id)) {
    throw invalid(
      `Charge ${found.id} has been charged back; cannot issue a refund.`,
      'charge',
      'charge_disputed',
    );
  }
  const left = found.amount - found.amount_refunded;
  if (amount > left) {
    const money = (value: number) => `$${(value / 100).toFixed(2)}`;
    throw invalid(
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      'amount',
    );
  }
}

function createRefund(world: World, params: Params): Refund {
  const before = chargeToRefund(world, params);
  const amount = params.amount ?? before.amount - before.amount_refunded;
  requireRefundable(world, before, amount);
  const made = world.tables.refunds.put({
    id: world.id('re', 24),
    object: 'refund',
    amount,
    balance_transaction: world.id('txn', 24),
    charge: before.id,
    created: world.now(),
    currency: before.currency,
    customer: before.customer,
    customer_account: null,
    destination_details: { type: 'card', card: { reference_status: 'pending', type: 'refund' } },
    metadata: changeMetadata({}, params.metadata),
    payment_intent: before.payment_intent,
    payment_method: before.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const amount_refunded = before.amount_refunded + amount;
  const patch = { amount_refunded, refunded: amount_refunded === before.amount };
  change(world, 'charges', before, patch, 'charge.refunded');
  emit(world, 'refund.created', made);
  return made;
}

function refund(world: World, id: string): Refund {
  const found = world.tables.refunds.get(id);
  if (!found) throw missing('refund', id);
  return found;
}

/** The bank sends back a refund that Stripe has taken on: the card is closed. */
export function failRefund(world: World, id: string): Refund {
  const before = refund(world, id);
  if (before.status === 'failed') throw invalid(`Refund ${id} has failed already.`);
  const failed = change(
    world,
    'refunds',
    before,
    {
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: world.id('txn', 24),
    },
    'refund.updated',
  );
  emit(world, 'refund.failed', failed);
  return failed;
}

const HERE = '/v1/refunds';
export const listParams = listOf({ charge: text.optional(), created, payment_intent: text.optional() });
export const refundRoutes: Route[] = [
  route('POST', HERE, createParams, ({ world, params }) => createRefund(world, params)),
  route('GET', HERE, listParams, ({ world, params }) => {
    const found = world.tables.refunds.where(
      (each) =>
        isCreated(each, params.created) &&
        (!params.charge || each.charge === params.charge) &&
        (!params.payment_intent || each.payment_intent === params.payment_intent),
    );
    return listPage(HERE, found, params);
  }),
];
