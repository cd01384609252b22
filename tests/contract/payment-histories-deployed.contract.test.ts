import type { Delivery } from '@boma/stripe-simulator/state/records.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { attempt, type Buyer, buyerOf, type Site } from '../models/payment-histories/acts.ts';
import { judge } from '../models/payment-histories/judge.ts';
import { type Act, batchesOf } from '../models/payment-histories/steps.ts';
import { request } from '../support/api.ts';
import { oneTry } from '../support/one-try.ts';
import { control, noRequestFaults, stripe } from '../support/payments.ts';
import { registerQuickly, type Viewer } from '../support/people/viewers.ts';
import { sharesToPlay } from '../support/random-share.ts';

/** In each share. */
const HISTORIES = 5;
/** Deliveries of the Stripe simulator at the same time. */
const AT_ONCE = 3;
const UNTOUCHED = { retry_delays_ms: [500, 2000, 10_000, 60_000, 600_000], concurrency: 2, hold: false };

beforeAll(async () => {
  await control('webhooks', { retry_delays_ms: [300, 600, 1200, 2400], concurrency: AT_ONCE });
  await control('chaos', { seed: 4, duplicate: 0.2, delay: 0.3, delay_ms: 400, reorder: 5 });
});
afterAll(async () => {
  await control('chaos', {});
  await control('webhooks', UNTOUCHED);
  await noRequestFaults();
});

/** The steps that do not move the clock of the whole site. */
const isNow = ({ kind }: { kind: string }): boolean => kind !== 'fail' && kind !== 'status';
const SEED = 20_261_121;
type ActsOf = (index: number, round: number) => readonly Act[];

function actsOfShare(share: number): ActsOf {
  const [batch] = batchesOf(SEED + share, { batches: 1, people: HISTORIES, acts: true });
  return (index, round) =>
    (batch?.histories[index]?.[round] ?? []).filter(isNow).slice(0, 3) as readonly Act[];
}

type Player = Buyer & Viewer;

async function newPlayer(): Promise<Player> {
  const person = await registerQuickly();
  return { ...person, ...buyerOf(person.uid) };
}

function siteOf({ token }: Player): Site {
  return {
    stripe: stripe(),
    control,
    requestRefund: async () => {
      const { status } = await request('requestRefund', { token });
      if (status !== 200 && status !== 422) throw new Error(`The refund answered ${status}.`);
      return status === 200;
    },
  };
}

async function act(players: readonly Player[], actsOf: ActsOf, round: number): Promise<void> {
  await eachLimited([...players.entries()], AT_ONCE, async ([index, player]) => {
    for (const one of actsOf(index, round)) await attempt(siteOf(player), player, one);
  });
}

it.each(
  sharesToPlay(),
)(`ends in the state that Stripe has, in ${HISTORIES} random histories sent to the deployed webhook, share %i`, {
  ...oneTry,
  timeout: 240_000,
}, async (share) => {
  const actsOf = actsOfShare(share);
  const began = Date.now();
  const players = await Promise.all(Array.from({ length: HISTORIES }, newPlayer));
  await act(players, actsOf, 0);
  await control('webhooks', { hold: true });
  await act(players, actsOf, 1);
  await control('chaos', {});
  const held = (await control<Delivery[]>('webhooks')).filter(({ state }) => state === 'held').length;
  // The library tries three times. So up to twelve deliveries get a 500, and Stripe repeats them.
  const times = 3 * Math.min(held, 12);
  const fault = { kind: 'fail', method: 'GET', path: '/v1/subscriptions', times };
  await control('requests/fault', fault);
  await control('webhooks/release', { order: 'shuffle' });
  await expect
    .poll(() => control('webhooks/settle', { timeout_ms: 60_000 }), { timeout: 120_000 })
    .toMatchObject({ settled: true, held: 0 });
  // Where few calls met the faults, some are left: they are not for the judge.
  await noRequestFaults();
  expect([...(await judge(stripe(), players)).wrong]).toEqual([]);
  const deliveries = await control<Delivery[]>('webhooks');
  // Those of other tests are in the list too.
  const wereRefused = deliveries.filter(({ attempts }) =>
    attempts.some(({ status, at }) => status === 500 && at >= began),
  );
  expect(wereRefused.length).toBeGreaterThan(0);
  expect(wereRefused.filter(({ state }) => state !== 'delivered')).toEqual([]);
});
