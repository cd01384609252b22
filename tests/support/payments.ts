import Stripe from 'stripe';
import { vi } from 'vitest';
import { submit } from '../../tools/simulators/stripe/testing.ts';
import { type CallOptions, call } from './api.ts';
import { functionsUrl } from './run.ts';
import { exchange, register } from './sign-in.ts';

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start these tests through npm test.`);
  return value;
}

export const webhookSecret = () => fromEnvironment('STRIPE_WEBHOOK_SECRET');
export const webhookUrl = () => `${functionsUrl()}/paymentWebhook`;

/** The real SDK, talking to the simulator of this run as the operator's own scripts would to Stripe. */
export function stripe(): Stripe {
  const { hostname, port } = new URL(fromEnvironment('STRIPE_ADDRESS'));
  return new Stripe(fromEnvironment('STRIPE_SECRET_KEY'), { host: hostname, port, protocol: 'http' });
}

/** A switch of the simulator; `GET /control` there lists them. */
export async function control<T = unknown>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${fromEnvironment('STRIPE_ADDRESS')}/control/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, alert } = (await answer.json()) as { data: T; alert?: string };
  if (!answer.ok) throw new Error(`control/${path}: ${alert}`);
  return data;
}

export const dropWebhooks = (all: boolean) => control('webhooks', { drop_types: all ? ['*'] : [] });

/** A verb that a schedule runs in production. */
export async function runVerb(verb: string): Promise<unknown> {
  const answer = await fetch(`${functionsUrl()}/internal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ verb }),
  });
  if (answer.status !== 200) throw new Error(`${verb} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: unknown }).data;
}

export interface Buyer {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

/** Somebody with a real account who has bought nothing yet. */
export async function newBuyer(): Promise<Buyer> {
  const person = await register();
  return { uid: person.uid, email: person.email, token: await exchange(person) };
}

export const paymentLink = async (buyer: Buyer): Promise<string> =>
  (await call('paymentLink', { token: buyer.token })).data.link;

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };

/** Fills in the checkout's form and pays. */
export async function payAt(link: string, { email }: Buyer): Promise<void> {
  const paid = await submit(link, { ...CARD, email, name: 'Thandi Mokoena', country: 'US' });
  if (paid.status !== 303) throw new Error(`The checkout answered ${paid.status}: ${paid.text.slice(0, 300)}`);
}

export const userOf = async ({ token }: Buyer, options: CallOptions = {}) =>
  (await call('showUser', { ...options, token })).data.user;

/** Waits until the site says so, as a page that has come back from the checkout does. */
export function untilUser(
  buyer: Buyer,
  holds: (user: Awaited<ReturnType<typeof userOf>>) => boolean,
): Promise<void> {
  return vi.waitFor(
    async () => {
      const user = await userOf(buyer);
      if (!holds(user)) throw new Error(`Not yet: ${user.subscription_status} ${user.is_subscribed}`);
    },
    { timeout: 15_000, interval: 250 },
  );
}

/** Somebody who has just bought, and whom the site knows as a member. */
export async function newMember(): Promise<Buyer & { readonly subscription: string; readonly customer: string }> {
  const buyer = await newBuyer();
  await payAt(await paymentLink(buyer), buyer);
  await untilUser(buyer, (user) => user.is_subscribed);
  const { data } = await call('listSubscriptions', { token: buyer.token, body: {} });
  const id = data.subscriptions[0]?.id ?? '';
  const { customer } = await stripe().subscriptions.retrieve(id);
  return { ...buyer, subscription: id, customer: typeof customer === 'string' ? customer : customer.id };
}
