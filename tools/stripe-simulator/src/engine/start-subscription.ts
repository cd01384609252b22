import { planOf } from '../resources/prices.ts';
import type { Metadata, Price, Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { emit } from './change.ts';
import { periodEnd } from './periods.ts';

export interface Start {
  customer: string;
  price: Price;
  quantity: number;
  metadata: Metadata;
  description: string | null;
  /** Unix seconds; null starts with a paid period. */
  trialEnd: number | null;
  withoutCardAtTrialEnd: 'cancel' | 'create_invoice' | 'pause';
  paymentMethod: string | null;
  automaticTax: boolean;
}

function itemOf(world: World, subscription: string, start: Start): Subscription['items'] {
  const { price, quantity, trialEnd } = start;
  const now = world.now();
  const interval = price.recurring ?? { interval: 'month', interval_count: 1 };
  const item = {
    id: world.id('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: trialEnd ?? periodEnd(now, now, interval),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  } as const;
  const url = `/v1/subscription_items?subscription=${subscription}`;
  return { object: 'list', data: [{ ...item, discounts: [], tax_rates: [] }], has_more: false, url };
}

/** What every subscription here begins with. */
const commonFields = () =>
  ({
    application: null,
    application_fee_percent: null,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    test_clock: null,
    transfer_data: null,
  }) satisfies Partial<Subscription>;

/** A subscription as Checkout leaves it: active at once, or on trial. Its first invoice is not made here. */
export function startSubscription(world: World, start: Start): Subscription {
  const { customer, price, trialEnd, automaticTax } = start;
  const id = world.id('sub', 24);
  const now = world.now();
  const made = world.tables.subscriptions.put({
    ...commonFields(),
    id,
    object: 'subscription',
    automatic_tax: {
      disabled_reason: null,
      enabled: automaticTax,
      liability: automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: trialEnd ?? now,
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: start.paymentMethod,
    description: start.description,
    items: itemOf(world, id, start),
    metadata: start.metadata,
    start_date: now,
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: start.withoutCardAtTrialEnd },
    },
    trial_start: trialEnd ? now : null,
  });
  emit(world, 'customer.subscription.created', made);
  return made;
}
