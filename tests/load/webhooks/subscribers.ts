import { randomUUID } from 'node:crypto';
import { membershipPlan } from '@boma/domain/membership/plan.ts';
import { payAt } from '@boma/stripe-simulator/visitor.ts';
import Stripe from 'stripe';
import { ensureUser } from '../../../functions/src/accounts/ensure-user.ts';
import { systemContext } from '../../../functions/src/platform/context.ts';
import { eachLimited } from '../../../functions/src/platform/each-limited.ts';
import { identity } from '../../../functions/src/platform/identity.ts';
import { functionsUrl, site } from '../../support/run.ts';
import { stored } from '../../support/stored.ts';

const { STRIPE_ADDRESS = '', STRIPE_SECRET_KEY = '' } = process.env;
const { hostname, port } = new URL(STRIPE_ADDRESS);
const stripe = new Stripe(STRIPE_SECRET_KEY, { host: hostname, port, protocol: 'http', telemetry: false });

async function post(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

export interface Subscriber {
  readonly uid: string;
  readonly subscription: Stripe.Subscription;
}

async function newSubscriber(price: string): Promise<Subscriber> {
  const uid = randomUUID();
  const email = `${uid}@boma.test`;
  await (await identity()).createUser({ uid, email });
  await ensureUser({ ctx: systemContext(), input: { uid, email, roles: [] } });
  const customer = await stripe.customers.create({ email, metadata: { uid } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    success_url: site(),
  });
  await payAt(session.url ?? '', { email });
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  if (!data[0]) throw new Error('The checkout sold nothing.');
  return { uid, subscription: data[0] };
}

/** Registers users who subscribe and are synced. The simulator delivers no events about them. */
export async function newSubscribers(count: number): Promise<Subscriber[]> {
  await post(`${STRIPE_ADDRESS}/control/webhooks`, { drop_types: ['*'] });
  const { data } = await stripe.prices.list({ lookup_keys: [membershipPlan.lookupKey] });
  const people = await eachLimited(Array.from({ length: count }), 4, () => newSubscriber(data[0]?.id ?? ''));
  // Otherwise the reconciler would find these purchases during the measurement.
  await post(`${functionsUrl()}/internal`, { verb: 'reconcile-payments' });
  return people;
}

const isCancelled = async ({ subscription: { id } }: Subscriber) =>
  (await stripe.subscriptions.retrieve(id)).cancel_at_period_end;

/** Subscribers who renew cancel at Stripe, and those who have cancelled resume. No event is delivered. */
export async function cancelOrResume(subscribers: readonly Subscriber[]): Promise<void> {
  await eachLimited(subscribers, 4, async (subscriber) => {
    const cancel_at_period_end = !(await isCancelled(subscriber));
    await stripe.subscriptions.update(subscriber.subscription.id, { cancel_at_period_end });
  });
}

/** The subscribers whose membership differs from Stripe. */
export async function wrongAmong(subscribers: readonly Subscriber[]): Promise<Subscriber[]> {
  const found = await eachLimited(subscribers, 4, async (subscriber) => {
    const membership = await stored.membership(subscriber.uid).get();
    const status = (await isCancelled(subscriber)) ? 'non_renewing' : 'active';
    return membership.get('status') === status ? [] : [subscriber];
  });
  return found.flat();
}
