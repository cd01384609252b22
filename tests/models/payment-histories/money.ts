import type Stripe from 'stripe';
import { idOf } from '../../../functions/src/stripe/id-of.ts';
import type { Buyer } from './acts.ts';

/** A payment for a subscription, and its refunds. */
interface Payment {
  readonly charge: Stripe.Charge;
  readonly subscription: Stripe.Subscription;
  /** Refunds that the product made. Those of staff are left out. */
  readonly refunds: readonly Stripe.Refund[];
}

export interface Money {
  /** Every broken rule, in words; empty if each payment is where it belongs. */
  readonly wrong: readonly string[];
  /** Duplicate purchases that were refunded. */
  readonly duplicates: number;
  /** Refunds that the site granted on request. */
  readonly granted: number;
}

const WINDOW = 14 * 86_400;

/** The subscription that each payment intent of a customer paid for. */
async function subscriptionsByIntent(stripe: Stripe, customer: string): Promise<Map<string, string>> {
  const expand = ['data.payments'];
  const { data } = await stripe.invoices.list({ customer, status: 'paid', limit: 100, expand });
  return new Map(
    data.flatMap(({ payments, parent }) =>
      (payments?.data ?? []).map(({ payment }): [string, string] => [
        idOf(payment.payment_intent) ?? '',
        idOf(parent?.subscription_details?.subscription) ?? '',
      ]),
    ),
  );
}

/** Every payment of the buyer, oldest first. @throws Error for a charge without a subscription. */
async function paymentsOf(
  stripe: Stripe,
  { customers, deeds }: Buyer,
  known: readonly Stripe.Subscription[],
): Promise<Payment[]> {
  const lists = await Promise.all(
    customers.map(async (customer) => {
      const expand = ['data.refunds'];
      const [{ data }, subscriptions] = await Promise.all([
        stripe.charges.list({ customer, limit: 100, expand }),
        subscriptionsByIntent(stripe, customer),
      ]);
      return data
        .filter(({ paid }) => paid)
        .map((charge): Payment => {
          const id = subscriptions.get(idOf(charge.payment_intent) ?? '');
          const subscription = known.find((each) => each.id === id);
          if (!subscription) throw new Error(`${charge.id} paid for no subscription.`);
          const refunds = (charge.refunds?.data ?? []).filter((each) => !deeds.refunds.has(each.id));
          return { charge, subscription, refunds };
        });
    }),
  );
  return lists.flat().toSorted((a, b) => a.charge.created - b.charge.created);
}

/** The subscriptions that ran at the same time as this one. */
const overlapping = (one: Stripe.Subscription, known: readonly Stripe.Subscription[]) =>
  known.filter(
    (each) =>
      each.id !== one.id &&
      each.created <= (one.ended_at ?? Infinity) &&
      one.created <= (each.ended_at ?? Infinity),
  );

/** True if the subscription was ended early, and neither staff nor the buyer ended it. */
function wasEndedByProduct(one: Stripe.Subscription, { deeds }: Buyer): boolean {
  const { ended_at: at, cancel_at: planned, cancellation_details: details, items } = one;
  const period = items.data[0]?.current_period_end ?? 0;
  const isEarly = at !== null && at < Math.min(planned ?? period, period);
  return isEarly && details?.reason === 'cancellation_requested' && !deeds.ended.has(one.id);
}

/** The subscriptions that the product ended as duplicates: not because of a refund or a dispute. */
function endedDuplicates(buyer: Buyer, known: readonly Stripe.Subscription[], payments: readonly Payment[]) {
  const hasItsOwnReason = (one: Stripe.Subscription) =>
    payments.some(
      ({ subscription: { id }, charge, refunds }) =>
        id === one.id &&
        (charge.disputed || refunds.some(({ reason }) => reason === 'requested_by_customer')),
    );
  return known.filter((one) => wasEndedByProduct(one, buyer) && !hasItsOwnReason(one));
}

/** Of two subscriptions at once, the later is refunded in full and the earlier is not. */
function wrongDuplicates(
  buyer: Buyer,
  known: readonly Stripe.Subscription[],
  payments: readonly Payment[],
): string[] {
  const wrong: string[] = [];
  for (const one of endedDuplicates(buyer, known, payments)) {
    const others = overlapping(one, known);
    if (others.length === 0) wrong.push(`${one.id} was ended without a reason`);
    if (others.some(({ created }) => created > one.created)) continue;
    for (const { charge, subscription } of payments)
      if (subscription.id === one.id && charge.amount_refunded < charge.amount)
        wrong.push(`${charge.id} was not refunded in full, though ${one.id} was a duplicate`);
  }
  for (const { charge, subscription, refunds } of payments)
    if (refunds.some(({ reason }) => reason === 'duplicate'))
      if (!overlapping(subscription, known).some(({ created }) => created <= subscription.created))
        wrong.push(
          `${charge.id} was refunded as a duplicate, though ${subscription.id} was the only subscription`,
        );
  return wrong;
}

/**
 * There is one refund for each one that the site granted: of the first purchase, while it was the only one and in time. Its
 * subscription has ended.
 */
function wrongGranted({ deeds }: Buyer, payments: readonly Payment[]): string[] {
  const wrong: string[] = [];
  const isRefunded = (reason: string) => (each: Payment) => each.refunds.some((one) => one.reason === reason);
  const granted = payments.filter(isRefunded('requested_by_customer'));
  if (granted.length !== deeds.refundsGranted)
    wrong.push(`${granted.length} refunds were made, ${deeds.refundsGranted} were granted`);
  const real = payments.filter((each) => !isRefunded('duplicate')(each));
  for (const { charge, subscription, refunds } of granted) {
    const at = Math.max(...refunds.map(({ created }) => created));
    // The event about a second customer's purchase may not have arrived yet.
    const others = real.filter(
      (each) => each.charge.id !== charge.id && each.charge.customer === charge.customer,
    );
    if (others.some((each) => each.charge.created < at))
      wrong.push(`${charge.id} was refunded, though it was not the only payment`);
    if (subscription.status !== 'canceled')
      wrong.push(`${charge.id} was refunded, though ${subscription.id} goes on`);
    if (at - charge.created > WINDOW) wrong.push(`${charge.id} was refunded, though it was too old`);
  }
  return wrong;
}

/** The product refunds a payment once: all that staff have left of it, for a known reason. */
function wrongRefunds(payments: readonly Payment[]): string[] {
  return payments.flatMap(({ charge, refunds }) => {
    const isWhole = refunds.length === 0 || (refunds.length === 1 && charge.refunded);
    const isKnown = refunds.every(({ reason }) => /^(duplicate|requested_by_customer)$/.test(reason ?? ''));
    return isWhole && isKnown ? [] : [`${charge.id} has the wrong refunds ${JSON.stringify(refunds)}`];
  });
}

/** Compares payments and refunds with what the site promises. `known`: all subscriptions that the buyer ever had. */
export async function moneyOf(
  stripe: Stripe,
  buyer: Buyer,
  known: readonly Stripe.Subscription[],
): Promise<Money> {
  const payments = await paymentsOf(stripe, buyer, known);
  const reasons = payments.flatMap(({ refunds }) => refunds.map(({ reason }) => reason));
  return {
    wrong: [
      ...wrongRefunds(payments),
      ...wrongDuplicates(buyer, known, payments),
      ...wrongGranted(buyer, payments),
    ],
    duplicates: reasons.filter((reason) => reason === 'duplicate').length,
    granted: reasons.filter((reason) => reason === 'requested_by_customer').length,
  };
}
