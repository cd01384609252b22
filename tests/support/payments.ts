import Stripe from 'stripe';
import { type CallOptions, call } from './api.ts';
import { eventually } from './eventually.ts';
import type { Viewer } from './people/viewers.ts';
import { functionsUrl } from './run.ts';

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start these tests through npm test.`);
  return value;
}

export const webhookSecret = () => fromEnvironment('STRIPE_WEBHOOK_SECRET');
export const webhookUrl = () => `${functionsUrl()}/paymentWebhook`;

/** The real Stripe SDK, connected to the simulator of this run. */
export function stripe(): Stripe {
  const { hostname, port } = new URL(fromEnvironment('STRIPE_ADDRESS'));
  return new Stripe(fromEnvironment('STRIPE_SECRET_KEY'), { host: hostname, port, protocol: 'http' });
}

/** Calls a switch of the simulator. `GET /control` lists them. */
export async function control<T = unknown>(
  path: string,
  body?: object,
  method: 'GET' | 'POST' | 'DELETE' = body ? 'POST' : 'GET',
): Promise<T> {
  const answer = await fetch(`${fromEnvironment('STRIPE_ADDRESS')}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, alert } = (await answer.json()) as { data: T; alert?: string };
  if (!answer.ok) throw new Error(`control/${path}: ${alert}`);
  return data;
}

/** Ends every failure that a test switched on at the simulator. */
export const noRequestFaults = () => control('requests/fault', undefined, 'DELETE');

/**
 * Makes matching calls to Stripe fail until `work` is done, all of them: the schedules of this run call Stripe too and
 * would use up a limited number of failures.
 */
export async function whileStripeFails<T>(
  call: { readonly method: 'GET' | 'POST' | 'DELETE'; readonly path: string },
  work: () => Promise<T>,
): Promise<T> {
  await control('requests/fault', { kind: 'fail', times: 100_000, ...call });
  try {
    return await work();
  } finally {
    await noRequestFaults();
  }
}

export const dropWebhooks = (all: boolean) => control('webhooks', { drop_types: all ? ['*'] : [] });

/** Runs `work` while the site gets no events: no webhook arrives and the reconciler cannot list them. */
export async function untold<T>(work: () => Promise<T>): Promise<T> {
  await dropWebhooks(true);
  try {
    return await whileStripeFails({ method: 'GET', path: '/v1/events' }, work);
  } finally {
    await dropWebhooks(false);
  }
}

/** Waits until every webhook has been delivered. */
export async function settleWebhooks(): Promise<void> {
  const { settled } = await control<{ settled: boolean }>('webhooks/settle', { timeout_ms: 40_000 });
  if (!settled) throw new Error('Some webhooks have not been delivered within 40 s.');
}

/** The newest event of a subscription, under a new id that the reconciler cannot have handled. */
export async function newestEvent(subscription: string): Promise<Stripe.Event> {
  const found = stripe().events.list({ type: 'customer.subscription.*', limit: 100 });
  for await (const event of found)
    if (Object(event.data.object).id === subscription) return { ...event, id: `evt_${crypto.randomUUID()}` };
  throw new Error(`Stripe lists no event of ${subscription}.`);
}

/** The refunds of a customer. */
export async function refundsOf(customer: string): Promise<Stripe.Refund[]> {
  const { data: charges } = await stripe().charges.list({ customer, limit: 100 });
  const { data } = await stripe().refunds.list({ limit: 100 });
  return data.filter(({ charge }) => charges.some(({ id }) => id === charge));
}

/** Runs a verb that a schedule runs in production. */
export async function runVerb(verb: string): Promise<unknown> {
  const answer = await fetch(`${functionsUrl()}/internal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ verb }),
  });
  if (answer.status !== 200) throw new Error(`${verb} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: unknown }).data;
}

export const userOf = async ({ token }: Pick<Viewer, 'token'>, options: CallOptions = {}) =>
  (await call('showUser', { ...options, token })).data.user;

/** Waits until the user's record matches, as a page does after the checkout. */
export function untilUser(
  viewer: Pick<Viewer, 'token'>,
  holds: (user: Awaited<ReturnType<typeof userOf>>) => boolean,
): Promise<void> {
  return eventually(async () => {
    const user = await userOf(viewer);
    if (!holds(user)) throw new Error(`Not yet: ${user.subscription_status} ${user.is_subscribed}`);
  });
}
