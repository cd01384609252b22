import { collections } from '@boma/domain/collections.ts';
import { handleEvent } from '../../../functions/src/events/handle-event.ts';
import { reconcilePayments } from '../../../functions/src/membership/reconcile-payments.ts';
import { eachLimited } from '../../../functions/src/platform/each-limited.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { sweepMemberships } from '../../../functions/src/sync/sweep-memberships.ts';
import { attempt } from './acts.ts';
import { judge } from './judge.ts';
import { newPlayers, type Player, play } from './play.ts';
import type { Stage } from './stage.ts';
import { type Act, type Batch, batchesOf, type Step } from './steps.ts';

/** How many histories share one clock. */
const TOGETHER = 25;
const AT_ONCE = 8;

export interface Played {
  readonly wrong: readonly string[];
  /** How many duplicates were refunded, and how many refunds were granted on request. */
  readonly duplicates: number;
  readonly refunds: number;
}

/**
 * Plays random histories and describes those that end wrong: with another membership than Stripe's subscriptions give, or with a
 * wrong payment or refund. `enough` wrong ones end the search.
 */
export async function wrongHistories(
  stage: Stage,
  { seed, histories, enough = Infinity }: { seed: number; histories: number; enough?: number },
): Promise<Played> {
  const batches = batchesOf(seed, { batches: Math.ceil(histories / TOGETHER), people: TOGETHER });
  const wrong: string[] = [];
  let [duplicates, refunds] = [0, 0];
  for (const batch of batches) {
    const found = await judge(stage.stripe, await play(stage, batch));
    for (const [index, words] of found.wrong)
      wrong.push(`${words}, after ${JSON.stringify({ ...batch, histories: [batch.histories[index]] })}`);
    duplicates += found.duplicates;
    refunds += found.refunds;
    if (wrong.length >= enough) break;
  }
  return { wrong, duplicates, refunds };
}

const isAct = (step: Step): step is Act =>
  step.kind !== 'deliver' && step.kind !== 'release' && step.kind !== 'race';

/** Plays the acts at Stripe without delivering an event. `afterRound` is called after each round. */
async function actOnly(
  stage: Stage,
  { histories, pauses }: Batch,
  afterRound: (players: readonly Player[]) => Promise<void> = async () => {},
): Promise<Player[]> {
  await stage.reset();
  const players = await newPlayers(histories.length);
  for (const round of [0, ...pauses].keys()) {
    const pause = pauses[round - 1];
    if (pause) await stage.advance(pause);
    await eachLimited([...players.entries()], AT_ONCE, async ([index, player]) => {
      for (const step of histories[index]?.[round] ?? []) if (isAct(step)) await attempt(stage, player, step);
    });
    await afterRound(players);
  }
  return players;
}

/**
 * Plays histories without webhooks, with the reconciler every five minutes. Returns what is wrong ten minutes after each round
 * and how many events the reconciler has handled.
 */
export async function withoutWebhooks(
  stage: Stage,
  { seed, people }: { seed: number; people: number },
): Promise<{ wrong: string[]; handled: number }> {
  const [batch] = batchesOf(seed, { batches: 1, people, acts: true });
  if (!batch) throw new Error('No histories.');
  const wrong: string[] = [];
  let handled = 0;
  await actOnly(stage, batch, async (players) => {
    for (const minutes of [5, 5]) {
      await stage.advance(minutes * 60);
      handled += (await reconcilePayments({ ctx: stage.ctx() })).events;
    }
    wrong.push(...(await judge(stage.stripe, players)).wrong.values());
  });
  return { wrong, handled };
}

/** Deletes the server's records of payments, as an operator might by mistake. */
async function wipe(): Promise<void> {
  const { membership, membershipTickets, stripeCustomers, stripeEvents } = collections;
  for (const name of [membership, membershipTickets, stripeCustomers, stripeEvents])
    await firestore().recursiveDelete(firestore().collection(name));
}

const shuffled = <T>(values: readonly T[], step: number): T[] =>
  values.map((_, index) => values[(index * step) % values.length] as T);

/**
 * Deletes our records after four of five events were handled, handles the rest, and sweeps. Returns how many events there were,
 * and what was wrong before and after the sweep.
 */
export async function wipedAndSwept(
  stage: Stage,
  { seed, people, events }: { seed: number; people: number; events: number },
): Promise<{ delivered: number; before: string[]; after: string[]; failed: number }> {
  const [batch] = batchesOf(seed, { batches: 1, people, acts: true });
  if (!batch) throw new Error('No histories.');
  const players = await actOnly(stage, batch);
  const delivered = (await stage.newEvents()).slice(0, events).map(({ event }) => event);
  // The step shares no factor with the number of events, so each event is delivered once, out of order.
  const mixed = shuffled(delivered, 7919);
  const handle = (some: typeof mixed) =>
    eachLimited(some, AT_ONCE, (event) => handleEvent({ ctx: stage.ctx(), input: event }));
  const most = Math.floor(mixed.length * 0.8);
  await handle(mixed.slice(0, most));
  await wipe();
  await handle(mixed.slice(most));
  const before = [...(await judge(stage.stripe, players)).wrong.values()];
  const { failed } = await sweepMemberships({ ctx: stage.ctx() });
  const after = [...(await judge(stage.stripe, players)).wrong.values()];
  return { delivered: delivered.length, before, after, failed };
}
