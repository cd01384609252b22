import { randomUUID } from 'node:crypto';
import { userSchema } from '@boma/domain/accounts/user.schema.ts';
import { handleEvent } from '../../../functions/src/events/handle-event.ts';
import { stored } from '../../support/stored.ts';
import { attempt, type Buyer, buyerOf } from './acts.ts';
import type { Hold } from './gate.ts';
import type { Stage, StripeEvent } from './stage.ts';
import type { Batch, Delivery, Race, Step } from './steps.ts';

export interface Player extends Buyer {
  /** Events that have happened and were not delivered yet. */
  readonly pending: StripeEvent[];
  /** Events that are being handled with an old answer of Stripe. */
  readonly held: { readonly hold: Hold; readonly handled: Promise<void> }[];
}

/** Deliveries of one event. More mean that it never succeeds. */
const MOST_TRIES = 20;
const tries = new WeakMap<StripeEvent, number>();

const pick = <T>(from: T[], index: number): T | undefined =>
  from.splice(index % Math.max(1, from.length), 1)[0];

/** Gives each new event to its player. */
async function collectEvents(stage: Stage, players: readonly Player[]): Promise<void> {
  for (const { event, customer } of await stage.newEvents())
    players.find(({ customers }) => customers.includes(customer))?.pending.push(event);
}

/** Handles an event as the webhook does: after a failure it is delivered again. */
async function handle(stage: Stage, player: Player, event: StripeEvent): Promise<void> {
  try {
    await handleEvent({ ctx: stage.ctx(), input: event });
  } catch (cause) {
    const count = (tries.get(event) ?? 0) + 1;
    if (count > MOST_TRIES) throw new Error(`${event.type} fails each time.`, { cause });
    tries.set(event, count);
    player.pending.push(event);
  }
}

async function hold(stage: Stage, player: Player, event: StripeEvent): Promise<void> {
  const customer = player.customers.at(0) ?? '';
  const held = stage.gate.holdNext(customer);
  const handled = handle(stage, player, event);
  const isCaught = await Promise.race([held.caught.then(() => true), handled.then(() => false)]);
  if (isCaught) player.held.push({ hold: held, handled });
  else held.release();
}

async function releaseHold(player: Player, index: number): Promise<void> {
  const held = pick(player.held, index);
  held?.hold.release();
  await held?.handled;
}

async function deliver(stage: Stage, player: Player, { which, how }: Delivery): Promise<void> {
  const event = pick(player.pending, which);
  if (!event) return;
  const once = () => handle(stage, player, event);
  switch (how) {
    case 'once':
      return once();
    case 'twice':
      await once();
      return once();
    case 'together':
      await Promise.all([once(), once()]);
      return;
    case 'failing': {
      const cancel = player.customers.map((customer) => stage.gate.failNext(customer));
      await once();
      for (const each of cancel) each();
      return;
    }
    case 'forgotten':
      await once();
      await stored.stripeEvents(event.id).delete();
      player.pending.push(event);
      return;
    case 'held':
      return hold(stage, player, event);
  }
}

async function run(stage: Stage, players: readonly Player[], player: Player, { which, act }: Race) {
  const event = pick(player.pending, which);
  if (event) await hold(stage, player, event);
  await attempt(stage, player, act);
  await collectEvents(stage, players);
  const latest = player.pending.pop();
  if (latest) await handle(stage, player, latest);
}

async function follow(stage: Stage, players: readonly Player[], player: Player, steps: readonly Step[]) {
  for (const step of steps) {
    if (step.kind === 'deliver') await deliver(stage, player, step);
    else if (step.kind === 'release') await releaseHold(player, step.which);
    else if (step.kind === 'race') await run(stage, players, player, step);
    else await attempt(stage, player, step);
    await collectEvents(stage, players);
  }
}

/** Delivers every pending event and answer; late ones arrive last. */
async function settle(stage: Stage, players: readonly Player[], player: Player): Promise<void> {
  for (;;) {
    await collectEvents(stage, players);
    const event = player.pending.pop();
    if (event) await handle(stage, player, event);
    else if (player.held.length > 0) await releaseHold(player, 0);
    else return;
  }
}

/** Users with only an account. */
export function newPlayers(count: number): Promise<Player[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const uid = `history-${randomUUID()}`;
      const user = { email: `${uid}@boma.test`, display_name: 'Kingfisher 1', created_at: 0 };
      await stored.users(uid).set(userSchema.parse(user));
      return { ...buyerOf(uid), pending: [], held: [] };
    }),
  );
}

/** Plays histories side by side on an empty stage, each to its end. Returns the players in their order. */
export async function play(stage: Stage, { histories, pauses }: Batch): Promise<Player[]> {
  await stage.reset();
  const players = await newPlayers(histories.length);
  for (const round of [0, ...pauses].keys()) {
    const pause = round === 0 ? 0 : (pauses[round - 1] ?? 0);
    if (pause > 0) await stage.advance(pause);
    await collectEvents(stage, players);
    await Promise.all(
      players.map((player, index) => follow(stage, players, player, histories[index]?.[round] ?? [])),
    );
  }
  await Promise.all(players.map((player) => settle(stage, players, player)));
  return players;
}
