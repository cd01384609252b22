import { AppError } from '@boma/domain/errors.ts';
import { CARDS, cardForm, openCheckout, submit } from '@boma/stripe-simulator/testing.ts';
import Stripe from 'stripe';
import type { Act } from './steps.ts';

type Purchase = Extract<Act, { kind: 'buy' }>;

/** What staff, the bank or the member did, by its id at Stripe. Every other end or refund was made by the product. */
interface Deeds {
  readonly ended: Set<string>;
  /** Refunds that staff have made on Stripe's dashboard. */
  readonly refunds: Set<string>;
  /** How often the site has granted a refund on request. */
  refundsGranted: number;
}

export interface Buyer {
  readonly uid: string;
  /** Ids at Stripe, two at most. */
  readonly customers: string[];
  readonly deeds: Deeds;
}

/** A user who has bought nothing yet. */
export const buyerOf = (uid: string): Buyer => ({
  uid,
  customers: [],
  deeds: { ended: new Set(), refunds: new Set(), refundsGranted: 0 },
});

/** Where a history is played: Stripe, the simulator's controls, and the site's refund. */
export interface Site {
  readonly stripe: Stripe;
  control(path: string, body: object): Promise<unknown>;
  /** True if the refund is granted. */
  requestRefund(uid: string): Promise<boolean>;
}

async function customerOf({ stripe }: Site, buyer: Buyer, index: number): Promise<string> {
  const known = buyer.customers[index] ?? (index > 0 ? undefined : buyer.customers[0]);
  if (known) return known;
  const { uid } = buyer;
  const { id } = await stripe.customers.create({ email: `${uid}@boma.test`, metadata: { uid } });
  buyer.customers.push(id);
  return id;
}

/** Every subscription that the buyer ever had, as Stripe has them now. */
export async function subscriptionsOf(stripe: Stripe, { customers }: Buyer): Promise<Stripe.Subscription[]> {
  const lists = await Promise.all(
    customers.map((customer) => stripe.subscriptions.list({ customer, status: 'all', limit: 100 })),
  );
  return lists.flatMap(({ data }) => data);
}

/** Every payment of the buyer, the newest first. */
async function chargesOf({ stripe }: Site, { customers }: Buyer): Promise<Stripe.Charge[]> {
  const lists = await Promise.all(customers.map((customer) => stripe.charges.list({ customer, limit: 100 })));
  return lists
    .flatMap(({ data }) => data)
    .filter(({ paid }) => paid)
    .toSorted((a, b) => b.created - a.created);
}

async function newestCharge(site: Site, buyer: Buyer): Promise<string | undefined> {
  const charges = await chargesOf(site, buyer);
  return charges.find(({ refunded, disputed }) => !refunded && !disputed)?.id;
}

/** In cents. */
const PART = 100;

/** Staff pay back the newest payment: a part of it if it is the first or third one, else all that is left. */
async function refund(site: Site, buyer: Buyer): Promise<void> {
  const charge = await newestCharge(site, buyer);
  if (!charge) return;
  const isPart = (await chargesOf(site, buyer)).length % 2 === 1;
  const made = await site.stripe.refunds.create({ charge, ...(isPart && { amount: PART }) });
  buyer.deeds.refunds.add(made.id);
}

const VERDICTS = ['won', 'lost', 'warning_closed'] as const;

/** The bank decides the buyer's open dispute. Without one, the buyer disputes the newest payment. */
async function dispute(site: Site, buyer: Buyer): Promise<unknown> {
  const charges = await chargesOf(site, buyer);
  const { data } = await site.stripe.disputes.list({ limit: 100 });
  const own = data.filter(({ charge }) => charges.some(({ id }) => id === charge));
  const open = own.find(({ status }) => status === 'needs_response');
  if (open) {
    const status = VERDICTS[(charges.length + own.length) % VERDICTS.length];
    return site.control(`disputes/${open.id}/close`, { status });
  }
  const charge = await newestCharge(site, buyer);
  return charge && site.control('disputes', { charge });
}

const CHANGES = {
  'cancel-at-end': { cancel_at_period_end: true },
  undo: { cancel_at_period_end: false },
  pause: { pause_collection: { behavior: 'void' } },
  unpause: { pause_collection: '' },
} as const satisfies Record<string, Stripe.SubscriptionUpdateParams>;

/** The buyer's running subscription, the oldest of several. */
async function runningOf({ stripe }: Site, buyer: Buyer): Promise<string | undefined> {
  const known = await subscriptionsOf(stripe, buyer);
  return known.filter(({ ended_at: endedAt }) => endedAt === null).at(-1)?.id;
}

/** Buys at the checkout, where the card may be declined. */
async function purchase(site: Site, buyer: Buyer, { customer, trialDays, isCardPoor }: Purchase) {
  const trial = trialDays > 0 ? { trial_period_days: trialDays } : {};
  const session = await openCheckout(site.stripe, {
    customer: await customerOf(site, buyer, customer),
    subscription_data: { metadata: { uid: buyer.uid }, ...trial },
  });
  const card = isCardPoor && trialDays > 0 ? CARDS.failsLater : CARDS.good;
  const { status } = await submit(session.url ?? '', cardForm(card));
  if (status !== 303 && status !== 422) throw new Error(`The checkout answered ${status}.`);
}

async function perform(site: Site, buyer: Buyer, act: Act): Promise<unknown> {
  const { stripe } = site;
  switch (act.kind) {
    case 'buy':
      return purchase(site, buyer, act);
    case 'request-refund':
      if (await site.requestRefund(buyer.uid)) buyer.deeds.refundsGranted += 1;
      return;
    case 'fail':
      return site.control('charges/fail', { customer: buyer.customers[0], times: act.times });
    case 'refund':
      return refund(site, buyer);
    case 'dispute':
      return dispute(site, buyer);
    case 'cancel-now': {
      const id = await runningOf(site, buyer);
      if (id) buyer.deeds.ended.add((await stripe.subscriptions.cancel(id)).id);
      return;
    }
    case 'status': {
      const id = await runningOf(site, buyer);
      return id && site.control(`subscriptions/${id}/status`, { status: act.status });
    }
    case 'cancel-at-end':
    case 'undo':
    case 'pause':
    case 'unpause': {
      const id = await runningOf(site, buyer);
      return id && stripe.subscriptions.update(id, CHANGES[act.kind]);
    }
  }
}

/** Performs an act. One that Stripe or the product refuses changes nothing. @throws Error for any other failure. */
export async function attempt(site: Site, buyer: Buyer, act: Act): Promise<void> {
  try {
    await perform(site, buyer, act);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof AppError) return;
    throw error;
  }
}
