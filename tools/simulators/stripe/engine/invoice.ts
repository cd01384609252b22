import type { Invoice, InvoiceLine, Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { change, emit } from './change.ts';
import { type Amounts, withTax } from './tax.ts';

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export interface Bill {
  subscription: Subscription;
  reason: BillingReason;
  /** The time that is paid for, unix seconds. */
  period: { start: number; end: number };
  /** Before tax, in the smallest unit; below zero for a credit. */
  amount: number;
  description: string;
  proration?: boolean;
}

const TAX_RATE = 'txr_simulated';

function taxesOf({ tax, subtotal, percent }: Amounts): Invoice['total_taxes'] {
  if (percent === 0) return [];
  return [
    {
      amount: tax,
      tax_behavior: 'exclusive',
      tax_rate_details: { tax_rate: TAX_RATE },
      taxability_reason: 'standard_rated',
      taxable_amount: subtotal,
      type: 'tax_rate_details',
    },
  ];
}

function lineOf(world: World, invoice: string, bill: Bill, amounts: Amounts): InvoiceLine {
  const [item] = bill.subscription.items.data;
  const { price, quantity = 1, id = '' } = item ?? {};
  return {
    id: world.id('il', 24),
    object: 'line_item',
    amount: bill.amount,
    currency: bill.subscription.currency,
    description: bill.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: bill.subscription.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: bill.proration ?? false,
        proration_details: null,
        subscription: bill.subscription.id,
        subscription_item: id,
      },
    },
    period: bill.period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price?.id ?? '', product: price?.product ?? '' },
      unit_amount_decimal: price?.unit_amount_decimal ?? '0',
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: bill.subscription.id,
    subtotal: bill.amount,
    taxes: taxesOf(amounts),
  };
}

const constants = {
  object: 'invoice',
  account_country: 'ZA',
  account_name: 'Boma',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  webhooks_delivered_at: null,
} as const satisfies Partial<{ [Key in keyof Invoice]: unknown }>;

/** What the bill comes to, with the customer's tax. */
function amountsOf(world: World, { subscription, amount }: Bill): Amounts {
  const country = world.tables.customers.get(subscription.customer)?.address?.country ?? null;
  const inclusive = subscription.items.data[0]?.price.tax_behavior === 'inclusive';
  return withTax(amount, { country, enabled: subscription.automatic_tax.enabled, inclusive });
}

/** An invoice that nobody has to pay yet. */
export function draftInvoice(world: World, bill: Bill): Invoice {
  const { subscription } = bill;
  const owner = world.tables.customers.get(subscription.customer);
  const amounts = amountsOf(world, bill);
  const due = Math.max(0, amounts.total);
  const id = world.id('in', 24);
  const made = world.tables.invoices.put({
    ...constants,
    account_tax_ids: null,
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    id,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: subscription.automatic_tax.enabled ? { type: 'self' } : null,
      provider: subscription.automatic_tax.enabled ? 'stripe' : null,
      status: subscription.automatic_tax.enabled ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: bill.reason,
    created: world.now(),
    currency: subscription.currency,
    customer: subscription.customer,
    customer_address: owner?.address ?? null,
    customer_email: owner?.email ?? null,
    customer_name: owner?.name ?? null,
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: `${world.origin}/i/${id}`,
    invoice_pdf: null,
    lines: {
      object: 'list',
      data: [lineOf(world, id, bill, amounts)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    next_payment_attempt: null,
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: world.now(),
    period_start: bill.reason === 'subscription_create' ? world.now() : subscription.start_date,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amounts.subtotal,
    subtotal_excluding_tax: amounts.total - amounts.tax,
    total: amounts.total,
    total_excluding_tax: amounts.total - amounts.tax,
    total_taxes: taxesOf(amounts),
  });
  emit(world, 'invoice.created', made);
  return made;
}

/** From here on it has a number and its amount is fixed. */
export function finalizeInvoice(world: World, draft: Invoice): Invoice {
  const owner = world.tables.customers.get(draft.customer);
  const sequence = owner?.next_invoice_sequence ?? 1;
  if (owner) change(world, 'customers', owner, { next_invoice_sequence: sequence + 1 });
  const open = change(world, 'invoices', draft, {
    automatically_finalizes_at: null,
    effective_at: world.now(),
    ending_balance: 0,
    number: `${owner?.invoice_prefix ?? 'BOMA'}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: world.now() },
  });
  emit(world, 'invoice.finalized', open);
  return open;
}
