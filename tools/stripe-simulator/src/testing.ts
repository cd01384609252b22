import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { CARDS } from './card-numbers.ts';
import { type StripeOptions, startStripe } from './server.ts';
import { cardForm, submit } from './visitor.ts';

export { CARDS, cardForm, submit };

const SECRET = 'whsec_test';
export const DAY = 86_400;
/** 2026-03-01T09:00:00Z, in milliseconds. */
export const START = Date.UTC(2026, 2, 1, 9);
const SUCCESS = 'http://127.0.0.1:5080/thanks?session={CHECKOUT_SESSION_ID}';

export interface Site {
  stripe: Stripe;
  url: string;
  /** Lines that were logged. */
  log: string[];
  control<T = unknown>(path: string, body?: unknown, method?: string): Promise<T>;
  /** Moves the virtual clock forward. */
  advance(seconds: number): Promise<{ now: number; offset: number; events: number }>;
  close(): Promise<void>;
}

/** A simulator on a free port and the real SDK talking to it; gone with the test. */
export async function startSite(options: Partial<StripeOptions> = {}): Promise<Site> {
  const log: string[] = [];
  const running = await startStripe({ port: 0, seed: 1, log: (line) => log.push(line), ...options });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await running.close();
    isClosed = true;
  };
  onTestFinished(close);
  const stripe = new Stripe('sk_test_boma', {
    host: '127.0.0.1',
    port: running.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const control = async <T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const response = await fetch(`${running.url}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: T; alert?: string };
    if (!response.ok) throw new Error(answer.alert);
    return answer.data;
  };
  return {
    stripe,
    url: running.url,
    log,
    control,
    close,
    advance: (seconds) => control('clock', { advance: seconds }),
  };
}

/** The id of what may have come expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'object' && reference !== null ? reference.id : (reference ?? '');
}

/** The one plan there is to buy. */
export const createPlan = (stripe: Stripe) =>
  stripe.prices.create({
    currency: 'usd',
    unit_amount: 499,
    recurring: { interval: 'month' },
    lookup_key: 'premium_monthly',
    product_data: { name: 'Boma Premium' },
  });

export async function openCheckout(
  stripe: Stripe,
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const plans = await stripe.prices.list({ lookup_keys: ['premium_monthly'] });
  const plan = plans.data[0] ?? (await createPlan(stripe));
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: plan.id, quantity: 1 }],
    success_url: SUCCESS,
    cancel_url: 'http://127.0.0.1:5080/premium',
    ...params,
  });
}

export interface Member {
  customer: string;
  subscription: string;
  session: string;
}

/** A customer who has just paid. */
export async function buy(
  stripe: Stripe,
  {
    card = CARDS.good,
    params = {},
  }: { card?: string; params?: Partial<Stripe.Checkout.SessionCreateParams> } = {},
): Promise<Member> {
  const session = await openCheckout(stripe, params);
  const { status, text } = await submit(session.url ?? '', cardForm(card));
  if (status !== 303) throw new Error(`The checkout answered ${status}: ${text}`);
  const done = await stripe.checkout.sessions.retrieve(session.id);
  return { customer: idOf(done.customer), subscription: idOf(done.subscription), session: done.id };
}

/** The intent behind a member's newest invoice. */
export async function lastPayment(stripe: Stripe, subscription: string): Promise<string> {
  const invoices = await stripe.invoices.list({ subscription });
  const payments = await stripe.invoicePayments.list({ invoice: idOf(invoices.data[0]) });
  return idOf(payments.data[0]?.payment.payment_intent);
}

export interface Inbox {
  webhook: { url: string; secret: string };
  /** What arrived, in order, with its signature checked by the SDK. */
  events: Stripe.Event[];
  /** Statuses to answer with, first come first; then 200. */
  answers: number[];
}

/** An endpoint that takes webhooks; gone with the test. */
export async function openInbox(): Promise<Inbox> {
  const events: Stripe.Event[] = [];
  const answers: number[] = [];
  const stripe = new Stripe('sk_test_boma');
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      events.push(stripe.webhooks.constructEvent(body, signature, SECRET));
      response.writeHead(answers.shift() ?? 200).end('taken');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { webhook: { url: `http://127.0.0.1:${port}/webhook`, secret: SECRET }, events, answers };
}
