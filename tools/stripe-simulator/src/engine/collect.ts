import { linkPayment, markPaid, paymentsOf } from '../resources/invoice-payments.ts';
import { invoicesOf } from '../resources/invoices.ts';
import { openPaymentIntent, paymentIntent } from '../resources/payment-intents.ts';
import type { DeclineError, Invoice, PaymentIntent, PaymentMethod, Subscription } from '../shapes.ts';
import type { World } from '../state/world.ts';
import { change, emit } from './change.ts';
import { endNow } from './end-subscription.ts';
import { finalizeInvoice } from './invoice.ts';
import { pay } from './pay.ts';
import { DAY } from './periods.ts';

/** The card a subscription is paid with, if any. */
export function cardOf(world: World, subscription: Subscription): PaymentMethod | undefined {
  const owner = world.tables.customers.get(subscription.customer);
  const id = subscription.default_payment_method ?? owner?.invoice_settings.default_payment_method;
  return id ? world.tables.paymentMethods.get(id) : undefined;
}

/** The invoice is settled; `intent` brought the money, unless there was nothing to pay. */
export function settle(world: World, open: Invoice, intent: PaymentIntent | null): Invoice {
  const paid = change(world, 'invoices', open, {
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: open.attempt_count + (intent ? 1 : 0),
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: world.now() },
  });
  for (const payment of intent ? paymentsOf(world, open.id) : []) {
    if (payment.payment.payment_intent === intent?.id) markPaid(world, payment);
  }
  emit(world, 'invoice.paid', paid);
  emit(world, 'invoice.payment_succeeded', paid);
  return paid;
}

function setDelinquent(world: World, customer: string, delinquent: boolean): void {
  const owner = world.tables.customers.get(customer);
  if (owner) change(world, 'customers', owner, { delinquent }, 'customer.updated');
}

/** Back in good standing once no invoice is open. */
function recover(world: World, subscription: Subscription): void {
  if (subscription.status !== 'past_due' && subscription.status !== 'unpaid') return;
  if (invoicesOf(world, subscription.id).some(({ status }) => status === 'open')) return;
  change(world, 'subscriptions', subscription, { status: 'active' }, 'customer.subscription.updated');
  setDelinquent(world, subscription.customer, false);
}

/** What becomes of a subscription whose last try has failed. */
function giveUp(world: World, subscription: Subscription): void {
  const { after } = world.settings.dunning;
  if (after === 'cancel') endNow(world, subscription, 'payment_failed');
  if (after === 'unpaid') {
    change(world, 'subscriptions', subscription, { status: 'unpaid' }, 'customer.subscription.updated');
  }
}

function noteFailure(world: World, open: Invoice, subscription: Subscription): void {
  const { retry_days: days } = world.settings.dunning;
  const first = world.now() - (open.attempt_count > 0 ? DAY * (days[open.attempt_count - 1] ?? 0) : 0);
  const next = days[open.attempt_count];
  const failed = change(world, 'invoices', open, {
    attempted: true,
    attempt_count: open.attempt_count + 1,
    auto_advance: next !== undefined,
    next_payment_attempt: next === undefined ? null : first + next * DAY,
  });
  emit(world, 'invoice.payment_failed', failed);
  setDelinquent(world, open.customer, true);
  const late = change(
    world,
    'subscriptions',
    subscription,
    { status: subscription.status === 'unpaid' ? 'unpaid' : 'past_due' },
    'customer.subscription.updated',
  );
  if (next === undefined) giveUp(world, late);
}

const NO_CARD: DeclineError = {
  type: 'invalid_request_error',
  code: 'missing',
  message: 'This customer has no attached payment source or default payment method.',
};

function intentOf(world: World, open: Invoice): PaymentIntent {
  const [known] = paymentsOf(world, open.id);
  if (known) return paymentIntent(world, known.payment.payment_intent);
  const { amount_due: amount, currency, customer } = open;
  const intent = openPaymentIntent(world, { amount, currency, customer, description: 'Subscription update' });
  linkPayment(world, open, intent);
  return intent;
}

/** Tries to take the money for an open invoice. `automatic` tries are counted and followed by the next. */
export function collect(world: World, open: Invoice, automatic: boolean): DeclineError | null {
  const subscription = world.tables.subscriptions.get(open.parent.subscription_details.subscription);
  if (!subscription) return null;
  if (open.amount_due === 0) {
    settle(world, open, null);
    recover(world, subscription);
    return null;
  }
  const intent = intentOf(world, open);
  const card = cardOf(world, subscription);
  const payment = card ? pay(world, intent, card) : null;
  if (payment?.paid) {
    settle(world, open, payment.intent);
    recover(world, subscription);
    return null;
  }
  if (automatic) noteFailure(world, open, subscription);
  return payment?.problem ?? NO_CARD;
}

/** Makes a renewal's draft final and charges it. */
export function finalizeAndCollect(world: World, draft: Invoice): void {
  collect(world, finalizeInvoice(world, draft), true);
}
