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

/** How many histories go by one clock, side by side. */
const TOGETHER = 25;
const AT_ONCE = 8;

export interface Played {
  readonly wrong: readonly string[];
  /** How often money went back in them, for what was bought on top and by the button. */
  readonly paidBack: number;
  readonly taken: number;
}

/**
 * Histories that end in a state other than what Stripe says, or with somebody's money where it does not belong, in words;
 * `enough` of them end the search.
 */
export async function wrongHistories(
  stage: Stage,
  { seed, histories, enough = Infinity }: { seed: number; histories: number; enough?: number },
): Promise<Played> {
  const batches = batchesOf(seed, { batches: Math.ceil(histories / TOGETHER), people: TOGETHER });
  const wrong: string[] = [];
  let [paidBack, taken] = [0, 0];
  for (const batch of batches) {
    const found = await judge(stage.stripe, await play(stage, batch));
    for (const [index, words] of found.wrong)
      wrong.push(`${words}, after ${JSON.stringify({ ...batch, histories: [batch.histories[index]] })}`);
    paidBack += found.paidBack;
    taken += found.taken;
    if (wrong.length >= enough) break;
  }
  return { wrong, paidBack, taken };
}

const isAct = (step: Step): step is Act =>
  step.kind !== 'deliver' && step.kind !== 'release' && step.kind !== 'race';

/** Everything happens at Stripe and no event is delivered; `afterRound` is called after each round of acts. */
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
 * No webhook arrives at all; the reconciler looks every five minutes. What is wrong ten minutes after anything has
 * happened, and how many events the reconciler has dealt with.
 */
export async function withoutWebhooks(
  stage: Stage,
  { seed, people }: { seed: number; people: number },
): Promise<{ wrong: string[]; made: number }> {
  const [batch] = batchesOf(seed, { batches: 1, people, acts: true });
  if (!batch) throw new Error('No histories.');
  const wrong: string[] = [];
  let made = 0;
  await actOnly(stage, batch, async (players) => {
    for (const minutes of [5, 5]) {
      await stage.advance(minutes * 60);
      made += (await reconcilePayments({ ctx: stage.ctx() })).events;
    }
    wrong.push(...(await judge(stage.stripe, players)).wrong.values());
  });
  return { wrong, made };
}

/** What is lost when somebody empties the wrong collections. */
async function wipe(): Promise<void> {
  const { membership, membershipTickets, stripeCustomers, stripeEvents } = collections;
  for (const name of [membership, membershipTickets, stripeCustomers, stripeEvents])
    await firestore().recursiveDelete(firestore().collection(name));
}

const shuffled = <T>(values: readonly T[], step: number): T[] =>
  values.map((_, index) => values[(index * step) % values.length] as T);

/**
 * All that we keep about payments is wiped when four of five events have been dealt with, and swept up after the rest.
 * How many events there were, and who was wrong before and after the sweep.
 */
export async function wipedAndSwept(
  stage: Stage,
  { seed, people, events }: { seed: number; people: number; events: number },
): Promise<{ told: number; before: string[]; after: string[]; failed: number }> {
  const [batch] = batchesOf(seed, { batches: 1, people, acts: true });
  if (!batch) throw new Error('No histories.');
  const players = await actOnly(stage, batch);
  const told = (await stage.newEvents()).slice(0, events).map(({ event }) => event);
  // A step that shares no factor with any count in question: each once, none in its order.
  const mixed = shuffled(told, 7919);
  const take = (some: typeof mixed) =>
    eachLimited(some, AT_ONCE, (event) => handleEvent({ ctx: stage.ctx(), input: event }));
  const most = Math.floor(mixed.length * 0.8);
  await take(mixed.slice(0, most));
  await wipe();
  await take(mixed.slice(most));
  const before = [...(await judge(stage.stripe, players)).wrong.values()];
  const { failed } = await sweepMemberships({ ctx: stage.ctx() });
  const after = [...(await judge(stage.stripe, players)).wrong.values()];
  return { told: told.length, before, after, failed };
}
