import type Stripe from 'stripe';
import { idOf } from '../../../functions/src/stripe/id-of.ts';
import type { Buyer } from './acts.ts';

/** What was taken for a subscription, and what was given back of it. */
interface Payment {
  readonly charge: Stripe.Charge;
  readonly subscription: Stripe.Subscription;
  /** By the product: what staff gave back is theirs. */
  readonly refunds: readonly Stripe.Refund[];
}

export interface Money {
  /** What the rules have against it, in words; nothing where every cent is where it belongs. */
  readonly wrong: readonly string[];
  /** Payments for what was bought on top that went back. */
  readonly paidBack: number;
  /** Refunds that were taken by the button. */
  readonly taken: number;
}

const WINDOW = 14 * 86_400;

/** Which subscription each payment intent of a customer has paid for. */
async function paidFor(stripe: Stripe, customer: string): Promise<Map<string, string>> {
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

/** Everything that was ever taken from somebody, oldest first. @throws Error for a charge that no subscription is behind. */
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
        paidFor(stripe, customer),
      ]);
      return data
        .filter(({ paid }) => paid)
        .map((charge): Payment => {
          const id = subscriptions.get(idOf(charge.payment_intent) ?? '');
          const subscription = known.find((each) => each.id === id);
          if (!subscription) throw new Error(`Nobody knows what ${charge.id} was for.`);
          const refunds = (charge.refunds?.data ?? []).filter((each) => !deeds.refunds.has(each.id));
          return { charge, subscription, refunds };
        });
    }),
  );
  return lists.flat().toSorted((a, b) => a.charge.created - b.charge.created);
}

/** Those that somebody had at some time while they had this one. */
const besides = (one: Stripe.Subscription, known: readonly Stripe.Subscription[]) =>
  known.filter(
    (each) =>
      each.id !== one.id &&
      each.created <= (one.ended_at ?? Infinity) &&
      one.created <= (each.ended_at ?? Infinity),
  );

/** Ended at once, and by nobody who is known to have done so. */
function wasEndedByProduct(one: Stripe.Subscription, { deeds }: Buyer): boolean {
  const { ended_at: at, cancel_at: planned, cancellation_details: details, items } = one;
  const period = items.data[0]?.current_period_end ?? 0;
  const isEarly = at !== null && at < Math.min(planned ?? period, period);
  return isEarly && details?.reason === 'cancellation_requested' && !deeds.ended.has(one.id);
}

/** What was ended because there was another: not for its money that was asked back, nor for what the bank took back. */
function endedDuplicates(buyer: Buyer, known: readonly Stripe.Subscription[], payments: readonly Payment[]) {
  const hasItsOwnReason = (one: Stripe.Subscription) =>
    payments.some(
      ({ subscription: { id }, charge, refunds }) =>
        id === one.id &&
        (charge.disputed || refunds.some(({ reason }) => reason === 'requested_by_customer')),
    );
  return known.filter((one) => wasEndedByProduct(one, buyer) && !hasItsOwnReason(one));
}

/** Of two that somebody had at once, the one bought on top goes back whole, and what was there before it does not. */
function wrongDuplicates(
  buyer: Buyer,
  known: readonly Stripe.Subscription[],
  payments: readonly Payment[],
): string[] {
  const wrong: string[] = [];
  for (const one of endedDuplicates(buyer, known, payments)) {
    const others = besides(one, known);
    if (others.length === 0) wrong.push(`${one.id} was ended for nothing`);
    if (others.some(({ created }) => created > one.created)) continue;
    for (const { charge, subscription } of payments)
      if (subscription.id === one.id && charge.amount_refunded === 0)
        wrong.push(`${charge.id} was kept, for ${one.id} that was bought on top`);
  }
  for (const { charge, subscription, refunds } of payments)
    if (refunds.some(({ reason }) => reason === 'duplicate'))
      if (!besides(subscription, known).some(({ created }) => created <= subscription.created))
        wrong.push(`${charge.id} went back, and ${subscription.id} was bought on top of nothing`);
  return wrong;
}

/**
 * One refund for each time that one was granted: of the first purchase, while it was the only one and in time, and with the
 * end of what it was for.
 */
function wrongTaken({ deeds }: Buyer, payments: readonly Payment[]): string[] {
  const wrong: string[] = [];
  const isBack = (reason: string) => (each: Payment) => each.refunds.some((one) => one.reason === reason);
  const taken = payments.filter(isBack('requested_by_customer'));
  if (taken.length !== deeds.refundsTaken)
    wrong.push(`${taken.length} refunds of ${deeds.refundsTaken} that were taken`);
  const real = payments.filter((each) => !isBack('duplicate')(each));
  for (const { charge, subscription, refunds } of taken) {
    const at = Math.max(...refunds.map(({ created }) => created));
    // What a second customer has bought may be news to the site.
    const others = real.filter(
      (each) => each.charge.id !== charge.id && each.charge.customer === charge.customer,
    );
    if (others.some((each) => each.charge.created < at))
      wrong.push(`${charge.id} went back and was not the only one`);
    if (subscription.status !== 'canceled')
      wrong.push(`${charge.id} went back and ${subscription.id} goes on`);
    if (at - charge.created > WINDOW) wrong.push(`${charge.id} went back and was too old`);
  }
  return wrong;
}

/** What went back, went back whole and once, and for a reason that we know. */
function wrongRefunds(payments: readonly Payment[]): string[] {
  return payments.flatMap(({ charge, refunds }) => {
    const isWhole = refunds.every(({ amount }) => amount === charge.amount) && refunds.length < 2;
    const isKnown = refunds.every(({ reason }) => /^(duplicate|requested_by_customer)$/.test(reason ?? ''));
    return isWhole && isKnown ? [] : [`${charge.id} went back as ${JSON.stringify(refunds)}`];
  });
}

/** Compares what was charged and given back with what the site promises. `known`: all subscriptions they ever had. */
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
      ...wrongTaken(buyer, payments),
    ],
    paidBack: reasons.filter((reason) => reason === 'duplicate').length,
    taken: reasons.filter((reason) => reason === 'requested_by_customer').length,
  };
}
