import { brand } from '../../../../web/src/config/brand.ts';
import type { Invoice, InvoiceLine, Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import type { Amounts } from './tax.ts';

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

export function taxesOf({ tax, subtotal, percent }: Amounts): Invoice['total_taxes'] {
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

export function lineOf(world: World, invoice: string, bill: Bill, amounts: Amounts): InvoiceLine {
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

/** What differs from invoice to invoice. */
type Own =
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'auto_advance'
  | 'automatic_tax'
  | 'automatically_finalizes_at'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_address'
  | 'customer_email'
  | 'customer_name'
  | 'effective_at'
  | 'ending_balance'
  | 'hosted_invoice_url'
  | 'id'
  | 'invoice_pdf'
  | 'lines'
  | 'next_payment_attempt'
  | 'number'
  | 'parent'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'status_transitions'
  | 'subtotal'
  | 'subtotal_excluding_tax'
  | 'total'
  | 'total_excluding_tax'
  | 'total_taxes';

type Common = Omit<Invoice, Own>;

/** What every invoice here has in common. */
export const commonFields = (): Common => ({
  object: 'invoice',
  account_country: 'ZA',
  account_name: brand.name,
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
});
