import { DAY } from '../engine/periods.ts';
import { changeMetadata } from '../http/params.ts';
import type { CheckoutSession, Price } from '../shapes.ts';
import type { World } from '../state/world.ts';
import type { CreateParams } from './checkout-params.ts';

const constants = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allowed_payment_method_types: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer_account: null,
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  status: 'open',
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} as const satisfies Partial<CheckoutSession>;

const contactOf = (email: string): CheckoutSession['customer_details'] => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
});

/** An open session over `amount`, before tax. */
export function newSession(
  world: World,
  params: CreateParams,
  price: Price,
  amount: number,
): CheckoutSession {
  const id = world.id('cs_test', 58);
  const taxed = params.automatic_tax?.enabled ?? false;
  const owner = params.customer ? world.tables.customers.get(params.customer) : undefined;
  const email = owner?.email ?? params.customer_email ?? null;
  return {
    ...constants,
    id,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: {
      enabled: taxed,
      liability: taxed ? { type: 'self' } : null,
      provider: taxed ? 'stripe' : null,
      status: taxed ? 'requires_location_inputs' : null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: world.now(),
    currency: price.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: params.customer ?? null,
    customer_creation: params.customer ? null : 'always',
    customer_details: email ? contactOf(email) : null,
    customer_email: params.customer_email ?? null,
    expires_at: params.expires_at ?? world.now() + DAY,
    locale: params.locale ?? null,
    metadata: changeMetadata({}, params.metadata),
    payment_method_collection: params.payment_method_collection ?? 'always',
    payment_method_types: ['card'],
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: null,
      payment_method_save: null,
    },
    shipping_options: [],
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${world.origin}/c/pay/${id}`,
  };
}
