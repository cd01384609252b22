import type { StripeEvent } from '../shapes.ts';
import { shuffled } from '../state/random.ts';
import type { Delivery } from '../state/records.ts';
import type { World } from '../state/world.ts';
import { fateOf } from './fate.ts';
import { addDelivery, inState, letGo } from './ledger.ts';
import type { Endpoint } from './post.ts';
import { openPump } from './pump.ts';

/** Events that wait for others to be reordered with are sent after this even when none come. */
const LONELY_MS = 1000;
const REORDER = 'waits to be reordered';

export const RELEASE_ORDERS = ['fifo', 'reverse', 'shuffle'] as const;
export type ReleaseOrder = (typeof RELEASE_ORDERS)[number];

export interface Sender {
  /** Sends what is held back, in this order, and no longer holds. Answers how many. */
  release(order: ReleaseOrder): number;
  /** Sends an event once more. */
  redeliver(event: StripeEvent): Delivery;
  /** Restarts the count of events for chaos. */
  restartChaos(): void;
  settled(options: { timeoutMs: number; retries: boolean }): Promise<{ settled: boolean; waiting: number }>;
  close(): void;
}

/** Sends every event of the world to the endpoint, at least once, until it answers 2xx or the tries are used up. */
export function openSender(world: World, endpoint: Endpoint | null): Sender {
  const pump = openPump(world, endpoint);
  let index = 0;
  let lonely: NodeJS.Timeout | undefined;

  const shuffle = (held: readonly Delivery[]) => shuffled(world.settings.chaos.seed, `order.${index}`, held);
  const collected = () => inState(world, 'held').filter(({ note }) => note === REORDER);
  const flushCollected = () => {
    clearTimeout(lonely);
    // What chaos has mixed is held with all the rest.
    if (world.settings.webhooks.hold) return;
    letGo(world, shuffle(collected()), 'reordered');
    pump.nudge();
  };

  world.onEvent = (event) => {
    if (!endpoint || (endpoint.events && !endpoint.events.includes(event.type))) return;
    const fate = fateOf(world.settings, event.type, index++);
    if (fate.copies === 0) addDelivery(world, event, { state: 'dropped', note: fate.note });
    for (let copy = 0; copy < fate.copies; copy++) {
      const dueAt = Date.now() + fate.delayMs;
      addDelivery(world, event, fate.reorder ? { state: 'held', note: REORDER } : { note: fate.note, dueAt });
    }
    clearTimeout(lonely);
    if (fate.reorder) lonely = setTimeout(flushCollected, LONELY_MS).unref();
    if (fate.reorder && collected().length >= world.settings.chaos.reorder) flushCollected();
    queueMicrotask(pump.nudge);
  };

  // What was under way when the last run ended is sent again: at least once, not at most once.
  for (const each of inState(world, 'sending')) world.tables.deliveries.put({ ...each, state: 'waiting' });
  queueMicrotask(pump.nudge);

  return {
    release(order) {
      const held = inState(world, 'held');
      world.settings = { ...world.settings, webhooks: { ...world.settings.webhooks, hold: false } };
      world.changed();
      if (order === 'fifo') letGo(world, held);
      if (order === 'reverse') letGo(world, held.toReversed());
      if (order === 'shuffle') letGo(world, shuffle(held));
      pump.nudge();
      return held.length;
    },
    redeliver(event) {
      const delivery = addDelivery(world, event, { state: 'waiting', note: 'sent again by a control' });
      queueMicrotask(pump.nudge);
      return delivery;
    },
    restartChaos() {
      index = 0;
    },
    settled(options) {
      flushCollected();
      return pump.settled(options);
    },
    close() {
      clearTimeout(lonely);
      pump.close();
    },
  };
}
