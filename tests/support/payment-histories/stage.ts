import { membershipPlan, PRICE_LOOKUP_KEY } from '@boma/domain/membership/plan.ts';
import { startStripe } from '@boma/stripe-simulator/server.ts';
import { START } from '@boma/stripe-simulator/testing.ts';
import Stripe from 'stripe';
import { vi } from 'vitest';
import { EVENT_TYPES } from '../../../functions/src/events/event-types.ts';
import type { handleEvent } from '../../../functions/src/events/handle-event.ts';
import { requestRefund } from '../../../functions/src/membership/request-refund.ts';
import { callerContext, type SystemCtx, systemContext } from '../../../functions/src/platform/context.ts';
import type { Site } from './acts.ts';
import { findAccount } from './auth-stand-in.ts';
import { type Gate, openGate } from './gate.ts';

/** A database of its own beside the site's, where no trigger and no schedule has a hand in it. */
const PROJECT = 'demo-boma-histories';

/** As the product's own copy of the library describes it. */
export type StripeEvent = Parameters<typeof handleEvent>[0]['input'];

/** Something that happened at Stripe, and to whom. */
export interface Told {
  readonly event: StripeEvent;
  readonly customer: string;
}

/** Where histories are played: a Stripe in this process on a virtual clock, and the store that the verbs write to. */
export interface Stage extends Site {
  readonly gate: Gate;
  /** For the product's verbs, which go through the gate and by the virtual clock. */
  ctx(): SystemCtx;
  /** Moves the virtual clock on: renewals, retries and ends happen on the way. */
  advance(seconds: number): Promise<void>;
  /** What has happened since the last call and is told to the site, oldest first. */
  newEvents(): Promise<Told[]>;
  /** An empty store, and a Stripe that nobody has ever bought anything at. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

async function emptyStore(): Promise<void> {
  const path = `emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${path}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The Firestore emulator answered ${answer.status} to a wipe.`);
}

/** A dispute names its charge alone. */
async function customerOf(stripe: Stripe, { data: { object } }: Stripe.Event): Promise<string> {
  const { object: kind, id, customer, charge }: Record<string, unknown> = Object(object);
  if (kind === 'customer') return String(id);
  return String(kind === 'dispute' ? (await stripe.charges.retrieve(String(charge))).customer : customer);
}

/** What has happened at Stripe since it was last asked. */
function tellerOf(stripe: Stripe) {
  let newest: string | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  const read = async (): Promise<Told[]> => {
    const after = newest === undefined ? {} : { ending_before: newest };
    const found: Stripe.Event[] = [];
    const types = [...EVENT_TYPES];
    for await (const event of stripe.events.list({ types, limit: 100, ...after })) found.push(event);
    // A list goes back in time, unless it is read from its end.
    const events = newest === undefined ? found.reverse() : found;
    newest = events.at(-1)?.id ?? newest;
    return Promise.all(
      events.map(async (event) => ({
        event: event as object as StripeEvent,
        customer: await customerOf(stripe, event),
      })),
    );
  };
  return {
    // One after the other, so that whoever is told nothing new knows that all before has been handed out.
    next: (): Promise<Told[]> => {
      const told = reading.then(read);
      reading = told;
      return told;
    },
    restart: () => {
      newest = undefined;
    },
  };
}

function controlsOf(url: string): Site['control'] {
  return async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${url}/control/${path}`, asked);
    const { data, alert } = (await answer.json()) as { data: unknown; alert?: string };
    if (!answer.ok) throw new Error(`control/${path}: ${alert}`);
    return data;
  };
}

const silence = { info() {}, warn() {}, error() {} };

/** Points the verbs of this process at a stage, so there is one at a time. Close it after the last history. */
export async function openStage(seed = 1): Promise<Stage> {
  const { amount, currency, interval } = membershipPlan;
  const running = await startStripe({
    port: 0,
    seed,
    plan: { lookupKey: PRICE_LOOKUP_KEY, name: 'Premium', amount, currency, interval },
    now: () => START,
    // What a history asks for in vain, such as to end what has ended, is refused here.
    log: () => {},
  });
  const gate = await openGate(running.url);
  const settings = { GCLOUD_PROJECT: PROJECT, STRIPE_ADDRESS: gate.url, FUNCTIONS_EMULATOR: 'true' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const stripe = new Stripe(process.env.STRIPE_SECRET_KEY ?? 'sk_test_histories', {
    host: '127.0.0.1',
    port: running.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  let now = START;
  const told = tellerOf(stripe);
  const control = controlsOf(running.url);
  const session = { tokenId: '', device: '', signedInAt: 0 };
  const base = {
    requestId: 'history',
    clock: { now: async () => now, real: () => Date.now() },
    log: silence,
  };
  const active = (uid: string) =>
    callerContext(
      { identify: async () => ({ uid, session }), accountOf: findAccount },
      undefined,
      base,
    ).active();

  return {
    stripe,
    gate,
    ctx: () => systemContext(base),
    control,
    requestRefund: async (uid) => {
      await requestRefund({ ctx: await active(uid) });
      return true;
    },
    advance: async (seconds) => {
      now = ((await control('clock', { advance: seconds })) as { now: number }).now * 1000;
    },
    newEvents: told.next,
    reset: async () => {
      await Promise.all([control('reset', {}), emptyStore()]);
      now = START;
      told.restart();
    },
    close: async () => {
      vi.unstubAllEnvs();
      await gate.close();
      await running.close();
    },
  };
}
