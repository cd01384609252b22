import { checkoutPlan, noteCompleted } from '../resources/checkout-sessions.ts';
import { createCustomer } from '../resources/customers.ts';
import { linkPayment } from '../resources/invoice-payments.ts';
import { openPaymentIntent, paymentIntent } from '../resources/payment-intents.ts';
import { attachCard, makeDefault, paymentMethod } from '../resources/payment-methods.ts';
import { price } from '../resources/prices.ts';
import { product } from '../resources/products.ts';
import type { CheckoutSession, PaymentIntent } from '../shapes.ts';
import type { CheckoutPlan } from '../state/records.ts';
import type { World } from '../state/world.ts';
import { change } from './change.ts';
import { settle } from './collect.ts';
import { finalizeInvoice } from './invoice.ts';
import { pay } from './pay.ts';
import { DAY } from './periods.ts';
import { billPeriod } from './renew.ts';
import { startSubscription } from './start-subscription.ts';
import { type Amounts, withTax } from './tax.ts';

export type Attempt = NonNullable<CheckoutPlan['attempt']>;

/** The amounts of the session for a customer in that country. */
export function amountsOf(world: World, session: CheckoutSession, country: string | null): Amounts {
  const { tax_behavior } = price(world, checkoutPlan(world, session.id).price);
  const { enabled } = session.automatic_tax;
  return withTax(session.amount_subtotal ?? 0, { country, enabled, inclusive: tax_behavior === 'inclusive' });
}

/** The session's customer, made of what the visitor typed where there is none yet. */
function customerOf(world: World, session: CheckoutSession, { email, name, country }: Attempt): string {
  const known = session.customer ? world.tables.customers.get(session.customer) : undefined;
  if (!known) return createCustomer(world, { email, name: name || null, address: { country } }).id;
  const address = known.address ?? {
    city: null,
    country,
    line1: null,
    line2: null,
    postal_code: null,
    state: null,
  };
  const patch = { address: { ...address, country }, name: known.name ?? (name || null) };
  return change(world, 'customers', known, patch, 'customer.updated').id;
}

/** The intent that this session pays with; every further try uses the same. */
export function intentOf(world: World, session: CheckoutSession, attempt: Attempt): PaymentIntent {
  const plan = checkoutPlan(world, session.id);
  if (plan.intent) return paymentIntent(world, plan.intent);
  const intent = openPaymentIntent(world, {
    amount: amountsOf(world, session, attempt.country).total,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description: 'Subscription creation',
  });
  change(world, 'checkoutPlans', plan, { intent: intent.id });
  return intent;
}

function trialEndOf(world: World, plan: CheckoutPlan): number | null {
  if (plan.trialEnd) return plan.trialEnd;
  return plan.trialDays ? world.now() + plan.trialDays * DAY : null;
}

function detailsOf(
  session: CheckoutSession,
  { email, name, country }: Attempt,
): CheckoutSession['customer_details'] {
  return {
    address: { city: null, country, line1: null, line2: null, postal_code: null, state: null },
    business_name: null,
    email: session.customer_details?.email ?? email,
    individual_name: null,
    name: name || null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

/** Everything a paid checkout leaves behind: customer, card, subscription, paid invoice, completed session. */
function complete(
  world: World,
  session: CheckoutSession,
  attempt: Attempt,
  paid: PaymentIntent | null,
): CheckoutSession {
  const plan = checkoutPlan(world, session.id);
  const amounts = amountsOf(world, session, attempt.country);
  const customer = customerOf(world, session, attempt);
  if (attempt.paymentMethod) {
    attachCard(world, attempt.paymentMethod, customer);
    makeDefault(world, attempt.paymentMethod, customer);
  }
  if (paid) {
    change(world, 'paymentIntents', paid, { customer });
    const charge = paid.latest_charge ? world.tables.charges.get(paid.latest_charge) : undefined;
    if (charge) change(world, 'charges', charge, { customer });
  }
  const started = startSubscription(world, {
    customer,
    price: price(world, plan.price),
    quantity: plan.quantity,
    metadata: plan.metadata,
    description: plan.description ?? null,
    trialEnd: trialEndOf(world, plan),
    withoutCardAtTrialEnd: plan.withoutCardAtTrialEnd,
    paymentMethod: attempt.paymentMethod || null,
    automaticTax: session.automatic_tax.enabled,
  });
  const open = finalizeInvoice(world, billPeriod(world, started, 'subscription_create'));
  if (paid) linkPayment(world, open, paid);
  const settled = settle(world, open, paid);
  change(world, 'subscriptions', started, { latest_invoice: settled.id }, 'customer.subscription.updated');
  const done = change(world, 'checkoutSessions', session, {
    amount_total: amounts.total,
    automatic_tax: { ...session.automatic_tax, status: session.automatic_tax.enabled ? 'complete' : null },
    customer,
    customer_details: detailsOf(session, attempt),
    invoice: settled.id,
    payment_status: paid ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: started.id,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: amounts.tax },
    url: null,
  });
  noteCompleted(world, done);
  return done;
}

/** Charges the card and completes the session; answers the sentence that says why not. */
export function payCheckout(world: World, session: CheckoutSession, attempt: Attempt): string | null {
  const due = amountsOf(world, session, attempt.country).total;
  if (due === 0) {
    complete(world, session, attempt, null);
    return null;
  }
  const open = intentOf(world, session, attempt);
  // Another country than at the last try means another tax.
  const intent = open.amount === due ? open : change(world, 'paymentIntents', open, { amount: due });
  const payment = pay(world, intent, paymentMethod(world, attempt.paymentMethod));
  if (!payment.paid) return payment.problem.message;
  complete(world, session, attempt, payment.intent);
  return null;
}

/** The name of what is sold. */
export const soldName = (world: World, session: CheckoutSession) =>
  product(world, price(world, checkoutPlan(world, session.id).price).product).name;
