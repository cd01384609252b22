/**
 * Measures the webhook of payments: sends signed events to `paymentWebhook`, and by turns as many to a bare handler
 * (`webhooks/bare.ts`). `npm run bench:webhooks` starts it on separate emulators. `docs/measuring.md` explains the output.
 *
 * Usage: npm run bench:webhooks -- [--events 2000] [--at-once 16] [--people 200] [--rounds 8]
 * Exit code 1 when a target is missed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signatureHeader } from '@boma/stripe-simulator/webhooks/signature.ts';
import type Stripe from 'stripe';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { mediaServer, site } from '../support/run.ts';
import { histogramOf, quantile } from './bench/receipts.ts';
import { cancelOrResume, newSubscribers, wrongAmong } from './webhooks/subscribers.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '2000' },
    'at-once': { type: 'string', default: '16' },
    people: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '8' },
  },
});
const events = Number(values.events);
const atOnce = Number(values['at-once']);
const rounds = Number(values.rounds);
const perRound = Math.ceil(events / rounds);
/** No more than one round has events: in the end each membership must be right. */
const people = Math.min(Number(values.people), perRound);

/** How many times longer than the bare handler the product may take. */
const SLOWER = 2;
const WARM_UP = 300;
/** Before each round one subscriber in this many changes: Stripe reports a change in several events. */
const CHANGED = 3;

const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';

const log = (line: string) => console.log(`• ${line}`);

/** A process that serves one handler, with the settings that a deploy gives it. */
async function start(file: string): Promise<{ child: ChildProcess; url: string }> {
  const settings = {
    MEDIA_SERVER: mediaServer(),
    MEDIA_APPLICATION: 'boma',
    SITE_ORIGIN: site(),
    BOMA_VERSION: 'bench',
  };
  const child = fork(join(import.meta.dirname, 'webhooks', file), {
    // Only its warnings and errors are shown.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, FUNCTIONS_EMULATOR: 'true' },
  });
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
}

interface Answered {
  readonly ms: number;
  readonly status: number;
}

let sent = 0;

/** Sends a handler one event about a subscription, signed now. */
async function sendEvent(url: string, subscription: Stripe.Subscription): Promise<Answered> {
  sent += 1;
  const seconds = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: `evt_bench_${process.pid}_${sent}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: seconds,
    data: { object: subscription },
  });
  const signature = signatureHeader(body, secret, seconds);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const began = performance.now();
  const answer = await fetch(url, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return { ms: performance.now() - began, status: answer.status };
}

function describe(name: string, answered: readonly Answered[]): { p99: number; errors: number } {
  const histogram = histogramOf(answered.map(({ ms }) => ms));
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(histogram, share)) as [
    number,
    number,
    number,
  ];
  const errors = answered.filter(({ status }) => status !== 200).length;
  console.log(
    `${name}: ${answered.length} events, errors ${errors}, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`,
  );
  return { p99, errors };
}

async function measure(urls: Readonly<Record<'product' | 'bare', string>>): Promise<boolean> {
  log(`${people} people subscribe`);
  const subscribers = await newSubscribers(people);
  const sendMany = (kind: 'product' | 'bare', count: number) =>
    eachLimited(
      Array.from({ length: count }, (_, index) => index),
      atOnce,
      (index) => {
        const subscriber = subscribers[(index * 7) % people];
        if (!subscriber) throw new Error('There are no subscribers.');
        return sendEvent(urls[kind], subscriber.subscription);
      },
    );
  log('Warming up');
  for (const kind of ['product', 'bare'] as const) await sendMany(kind, WARM_UP);
  const answered: Record<'product' | 'bare', Answered[]> = { product: [], bare: [] };
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    await cancelOrResume(subscribers.filter((_, index) => index % CHANGED === round % CHANGED));
    const order = round % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const);
    for (const kind of order) answered[kind].push(...(await sendMany(kind, perRound)));
  }
  log(`${((performance.now() - began) / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(2)}\n`);
  const product = describe(`Webhook, ${atOnce} at a time`, answered.product);
  const bare = describe(`Bare handler, ${atOnce} at a time`, answered.bare);
  const ratio = product.p99 / bare.p99;
  const wrong = (await wrongAmong(subscribers)).length;
  const targets: [what: string, isMet: boolean, numbers: string][] = [
    ['no errors', product.errors + bare.errors === 0, `${product.errors} + ${bare.errors}`],
    [
      `p99 within ${SLOWER} of the bare handler`,
      ratio <= SLOWER,
      `${product.p99} / ${bare.p99} = ${ratio.toFixed(2)}`,
    ],
    ['every membership is as Stripe has it', wrong === 0, `${wrong} of ${people} are not`],
  ];
  console.log('');
  for (const [what, isMet, numbers] of targets) console.log(`${isMet ? 'PASS' : 'FAIL'} ${what}: ${numbers}`);
  return targets.every(([, isMet]) => isMet);
}

const [product, bare] = [await start('product.ts'), await start('bare.ts')];
try {
  process.exitCode = (await measure({ product: product.url, bare: bare.url })) ? 0 : 1;
} finally {
  for (const { child } of [product, bare]) child.disconnect();
}
process.exit();
