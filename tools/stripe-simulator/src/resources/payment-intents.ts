import { change, emit } from '../engine/change.ts';
import { missing } from '../http/stripe-error.ts';
import type { PaymentIntent } from '../shapes.ts';
import type { World } from '../state/world.ts';

export function paymentIntent(world: World, id: string, param?: string): PaymentIntent {
  const found = world.tables.paymentIntents.get(id);
  if (!found) throw missing('payment_intent', id, param);
  return found;
}

interface Asked {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
}

export function openPaymentIntent(world: World, asked: Asked): PaymentIntent {
  const id = world.id('pi', 24);
  const made = world.tables.paymentIntents.put({
    ...asked,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${world.id('s', 20).slice(2)}`,
    confirmation_method: 'automatic',
    created: world.now(),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  emit(world, 'payment_intent.created', made);
  return made;
}

/** The card's bank wants to see its holder first; `url` is where. */
export function requireAction(
  world: World,
  intent: PaymentIntent,
  paymentMethod: string,
  url: string,
): PaymentIntent {
  const asking = change(world, 'paymentIntents', intent, {
    status: 'requires_action',
    payment_method: paymentMethod,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } },
  });
  emit(world, 'payment_intent.requires_action', asking);
  return asking;
}
