import { parseArgs } from 'node:util';
import { readPlan } from './engine/plan.ts';
import { startStripe } from './server.ts';

const USAGE = `Usage: node tools/stripe-simulator/src/main.ts --port N
  [--state FILE] [--webhook-url URL --webhook-secret whsec_S [--webhook-events TYPE,TYPE]]
  [--clock-url URL] [--seed N]
  [--plan key:name:amount:currency:interval]`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    port: text,
    state: text,
    'webhook-url': text,
    'webhook-secret': text,
    'webhook-events': text,
    'clock-url': text,
    seed: text,
    plan: text,
  },
});
const port = Number(values.port);
const url = values['webhook-url'];
const secret = values['webhook-secret'] ?? process.env.STRIPE_WEBHOOK_SECRET;
const events = values['webhook-events']?.split(',');
const plan = values.plan === undefined ? undefined : readPlan(values.plan);
const seed = values.seed === undefined ? undefined : Number(values.seed);
if (
  !values.port ||
  !Number.isInteger(port) ||
  (url && !secret) ||
  (values.plan && !plan) ||
  (seed !== undefined && !Number.isInteger(seed))
) {
  console.error(USAGE);
  process.exit(2);
}

try {
  const stripe = await startStripe({
    port,
    stateFile: values.state,
    clockUrl: values['clock-url'],
    webhook: url && secret ? { url, secret, events } : undefined,
    seed,
    plan,
  });
  console.log(`stripe: API, checkout and portal on ${stripe.url}; GET /control lists the controls`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stripe.close().finally(() => process.exit(0)));
  }
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `stripe: port ${port} is taken; stop what uses it or choose another.` : error);
  process.exit(1);
}
