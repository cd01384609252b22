import { emit } from '../engine/change.ts';
import { expireSession } from '../engine/due.ts';
import { DAY } from '../engine/periods.ts';
import { withTax } from '../engine/tax.ts';
import { isCreated, listPage } from '../http/list.ts';
import { alone, changeMetadata, listOf } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import { invalid, missing } from '../http/stripe-error.ts';
import type { CheckoutSession, LineItem, List, Price } from '../shapes.ts';
import type { CheckoutPlan } from '../state/records.ts';
import type { World } from '../state/world.ts';
import { type CreateParams, createParams, listParams } from './checkout-params.ts';
import { newSession } from './checkout-session-shape.ts';
import { customer } from './customers.ts';
import { createPrice, price } from './prices.ts';
import { product } from './products.ts';

export function checkoutSession(world: World, id: string): CheckoutSession {
  const found = world.tables.checkoutSessions.get(id);
  if (!found) throw missing('checkout.session', id);
  return found;
}

export function checkoutPlan(world: World, id: string): CheckoutPlan {
  const found = world.tables.checkoutPlans.get(id);
  if (!found) throw missing('checkout.session', id);
  return found;
}

function priceOf(world: World, [item]: CreateParams['line_items']): Price {
  const { price: id, price_data: data } = item ?? {};
  if (!id === !data)
    throw invalid('Specify one of price and price_data.', 'line_items[0][price]', 'parameter_missing');
  const found = data
    ? createPrice(world, { ...data, currency: data.currency.toLowerCase() })
    : price(world, id ?? '', 'line_items[0][price]');
  if (!found.recurring) {
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode.',
      'line_items[0][price]',
    );
  }
  if (!found.active) throw invalid(`The price \`${found.id}\` is inactive.`, 'line_items[0][price]');
  return found;
}

function requireConsistent(world: World, params: CreateParams): void {
  const { customer: id, customer_email: email, customer_update: update, subscription_data: data } = params;
  if (id && email) {
    throw invalid(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer_email',
    );
  }
  if (id) customer(world, id, 'customer');
  if (update && !id) throw invalid('`customer_update` can only be used with `customer`.', 'customer_update');
  if (params.automatic_tax?.enabled && id && update?.address !== 'auto') {
    const hasCountry = customer(world, id).address?.country;
    if (!hasCountry) {
      throw invalid(
        "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
        undefined,
        'customer_tax_location_invalid',
      );
    }
  }
  if (data?.trial_end && data.trial_period_days) {
    throw invalid(
      'You may only specify one of trial_end and trial_period_days.',
      'subscription_data[trial_end]',
    );
  }
  const ahead = (params.expires_at ?? world.now() + DAY) - world.now();
  if (ahead < 1800 || ahead > DAY + 60) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
}

function createSession(world: World, params: CreateParams): CheckoutSession {
  requireConsistent(world, params);
  const of = priceOf(world, params.line_items);
  const quantity = params.line_items[0]?.quantity ?? 1;
  const { subscription_data: data } = params;
  const hasTrial = Boolean(data?.trial_end ?? data?.trial_period_days);
  const made = newSession(world, params, of, hasTrial ? 0 : of.unit_amount * quantity);
  world.tables.checkoutSessions.put(made);
  world.tables.checkoutPlans.put({
    id: made.id,
    created: made.created,
    price: of.id,
    quantity,
    metadata: changeMetadata({}, data?.metadata),
    description: data?.description ?? null,
    trialDays: data?.trial_period_days ?? null,
    trialEnd: data?.trial_end ?? null,
    withoutCardAtTrialEnd: data?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    attempt: null,
    intent: null,
    problem: null,
  });
  return made;
}

function expire(world: World, id: string): CheckoutSession {
  const session = checkoutSession(world, id);
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  return expireSession(world, session);
}

/** What was sold, as the session lists it when asked. */
export function lineItems(world: World, session: CheckoutSession): List<LineItem> {
  const plan = checkoutPlan(world, session.id);
  const of = price(world, plan.price);
  const amounts = withTax(session.amount_subtotal ?? 0, {
    country: session.customer_details?.address?.country ?? null,
    enabled: session.automatic_tax.enabled,
    inclusive: of.tax_behavior === 'inclusive',
  });
  const line: LineItem = {
    id: `li_${session.id.slice(-14)}`,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amounts.subtotal,
    amount_tax: amounts.tax,
    amount_total: amounts.total,
    currency: of.currency,
    description: product(world, of.product).name,
    metadata: {},
    price: of,
    quantity: plan.quantity,
  };
  return {
    object: 'list',
    data: [line],
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}

export function noteCompleted(world: World, session: CheckoutSession): void {
  emit(world, 'checkout.session.completed', session);
}

const HERE = '/v1/checkout/sessions';
export const checkoutSessionRoutes: Route[] = [
  route('POST', HERE, createParams, ({ world, params }) => createSession(world, params)),
  route('GET', HERE, listParams, ({ world, params }) => {
    const { customer: of, payment_intent: intent, status, subscription, created } = params;
    const found = world.tables.checkoutSessions.where(
      (each) =>
        isCreated(each, created) &&
        (!of || each.customer === of) &&
        (!intent || each.payment_intent === intent) &&
        (!status || each.status === status) &&
        (!subscription || each.subscription === subscription),
    );
    return listPage(HERE, found, params);
  }),
  route('GET', `${HERE}/:id`, alone, ({ world, ids: [id = ''] }) => checkoutSession(world, id)),
  route('GET', `${HERE}/:id/line_items`, listOf({}), ({ world, ids: [id = ''], path, params }) =>
    listPage(path, lineItems(world, checkoutSession(world, id)).data, params),
  ),
  route('POST', `${HERE}/:id/expire`, alone, ({ world, ids: [id = ''] }) => expire(world, id)),
];
