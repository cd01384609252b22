import type { Invoice, Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { change, emit } from './change.ts';
import { type Bill, commonFields, lineOf, taxesOf } from './invoice-shape.ts';
import { type Amounts, withTax } from './tax.ts';

/** What the bill comes to, with the customer's tax. */
function amountsOf(world: World, { subscription, amount }: Bill): Amounts {
  const country = world.tables.customers.get(subscription.customer)?.address?.country ?? null;
  const inclusive = subscription.items.data[0]?.price.tax_behavior === 'inclusive';
  return withTax(amount, { country, enabled: subscription.automatic_tax.enabled, inclusive });
}

const dueOf = ({ subtotal, tax, total }: Amounts) => {
  const due = Math.max(0, total);
  return {
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    subtotal,
    subtotal_excluding_tax: total - tax,
    total,
    total_excluding_tax: total - tax,
  };
};

const automaticTaxOf = ({ automatic_tax: { enabled } }: Subscription): Invoice['automatic_tax'] => ({
  disabled_reason: null,
  enabled,
  liability: enabled ? { type: 'self' } : null,
  provider: enabled ? 'stripe' : null,
  status: enabled ? 'complete' : null,
});

/** The time the invoice looks back on: for a renewal, the period that is over. */
function invoicePeriod(world: World, { subscription, reason }: Bill) {
  const now = world.now();
  const before = world.tables.subscriptions.get(subscription.id)?.items.data[0];
  const start = reason === 'subscription_create' ? now : (before?.current_period_start ?? now);
  return { period_end: now, period_start: start };
}

/** An invoice that is not due yet. */
export function draftInvoice(world: World, bill: Bill): Invoice {
  const { subscription, reason } = bill;
  const owner = world.tables.customers.get(subscription.customer);
  const amounts = amountsOf(world, bill);
  const id = world.id('in', 24);
  const data = [lineOf(world, id, bill, amounts)];
  const made = world.tables.invoices.put({
    ...commonFields(),
    ...dueOf(amounts),
    id,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: automaticTaxOf(subscription),
    automatically_finalizes_at: null,
    billing_reason: reason,
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
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` },
    next_payment_attempt: null,
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    ...invoicePeriod(world, bill),
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
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
