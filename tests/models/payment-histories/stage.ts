import { membershipPlan } from '@boma/domain/membership/plan.ts';
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

/** A database beside the site's, which no trigger and no schedule touches. */
const PROJECT = 'demo-boma-histories';

/** The type that the product's own copy of the library uses. */
export type StripeEvent = Parameters<typeof handleEvent>[0]['input'];

/** An event and its customer. */
export interface NewEvent {
  readonly event: StripeEvent;
  readonly customer: string;
}

/** Where histories are played: a Stripe simulator in this process on a virtual clock, and the store of the verbs. */
export interface Stage extends Site {
  readonly gate: Gate;
  /** For the product's verbs, which use the gate and the virtual clock. */
  ctx(): SystemCtx;
  /** Advances the virtual clock. The renewals, retries and ends that fall due happen on the way. */
  advance(seconds: number): Promise<void>;
  /** The events since the last call, oldest first. */
  newEvents(): Promise<NewEvent[]>;
  /** Empties the store and the simulator. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

async function emptyStore(): Promise<void> {
  const path = `emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${path}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The Firestore emulator answered ${answer.status} to a wipe.`);
}

/** A dispute names its charge only. */
async function customerOf(stripe: Stripe, { data: { object } }: Stripe.Event): Promise<string> {
  const { object: kind, id, customer, charge }: Record<string, unknown> = Object(object);
  if (kind === 'customer') return String(id);
  return String(kind === 'dispute' ? (await stripe.charges.retrieve(String(charge))).customer : customer);
}

/** Reads the events since the last read. */
function eventReader(stripe: Stripe) {
  let newest: string | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  const read = async (): Promise<NewEvent[]> => {
    const after = newest === undefined ? {} : { ending_before: newest };
    const found: Stripe.Event[] = [];
    const types = [...EVENT_TYPES];
    for await (const event of stripe.events.list({ types, limit: 100, ...after })) found.push(event);
    // A list starts with the newest event, unless it is read with `ending_before`.
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
    // One read at a time: a caller that gets nothing knows that all earlier events were handed out.
    next: (): Promise<NewEvent[]> => {
      const events = reading.then(read);
      reading = events;
      return events;
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

/** Points the verbs of this process at a stage, so only one can be open. Close it after the last history. */
export async function openStage(seed = 1): Promise<Stage> {
  const { amount, currency, interval } = membershipPlan;
  const running = await startStripe({
    port: 0,
    seed,
    plan: { lookupKey: membershipPlan.lookupKey, name: 'Premium', amount, currency, interval },
    now: () => START,
    // Histories make requests that Stripe refuses, such as ending an ended subscription.
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
  const reader = eventReader(stripe);
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
    newEvents: reader.next,
    reset: async () => {
      await Promise.all([control('reset', {}), emptyStore()]);
      now = START;
      reader.restart();
    },
    close: async () => {
      vi.unstubAllEnvs();
      await gate.close();
      await running.close();
    },
  };
}
