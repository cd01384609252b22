import { isCreated, listPage } from '../http/list.ts';
import { alone, created, listOf, text } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { missing } from '../http/stripe-error.ts';
import type { Charge, DeclineError, PaymentIntent, PaymentMethod } from '../shapes.ts';
import type { World } from '../state/world.ts';

export function charge(world: World, id: string, param?: string): Charge {
  const found = world.tables.charges.get(id);
  if (!found) throw missing('charge', id, param);
  return found;
}

const cardDetails = ({ card }: PaymentMethod, amount: number): Charge['payment_method_details'] => ({
  type: 'card',
  card: {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
});

const outcomeOf = (problem: DeclineError | null): Charge['outcome'] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: problem ? 'declined_by_network' : 'approved_by_network',
  reason: problem?.decline_code ?? null,
  risk_level: 'normal',
  risk_score: 12,
  seller_message: problem
    ? 'The bank did not return any further details with this decline.'
    : 'Payment complete.',
  type: problem ? 'issuer_declined' : 'authorized',
});

/** One try to take the money of an intent, and how it went. */
export function recordCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  problem: DeclineError | null,
): Charge {
  const id = world.id('ch', 24);
  return world.tables.charges.put({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: problem ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: problem ? null : world.id('txn', 24),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'BOMA',
    captured: !problem,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: problem?.code ?? null,
    failure_message: problem?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(problem),
    paid: !problem,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: cardDetails(method, intent.amount),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: problem ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
}

const HERE = '/v1/charges';
export const chargeRoutes: Route[] = [
  route(
    'GET',
    HERE,
    listOf({ created, customer: text.optional(), payment_intent: text.optional() }),
    ({ world, params }) => {
      const found = world.tables.charges.where(
        (each) =>
          isCreated(each, params.created) &&
          (!params.customer || each.customer === params.customer) &&
          (!params.payment_intent || each.payment_intent === params.payment_intent),
      );
      return listPage(HERE, found, params);
    },
  ),
  route('GET', `${HERE}/:id`, alone, ({ world, ids: [id = ''] }) => charge(world, id)),
];
