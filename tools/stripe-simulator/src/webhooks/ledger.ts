import type { StripeEvent } from '../shapes.ts';
import type { Attempt, Delivery, DeliveryState } from '../state/records.ts';
import type { World } from '../state/world.ts';

const KEPT = 5000;

export const inState = (world: World, ...states: DeliveryState[]): Delivery[] =>
  [...world.tables.deliveries.all()].filter((each) => states.includes(each.state));

/** One event on its way, held back while the settings say so. */
export function addDelivery(world: World, event: StripeEvent, patch: Partial<Delivery>): Delivery {
  const { deliveries } = world.tables;
  if (deliveries.size >= KEPT) {
    const oldest = deliveries.all().next().value;
    if (oldest && oldest.state !== 'waiting' && oldest.state !== 'held') deliveries.delete(oldest.id);
  }
  return deliveries.put({
    id: world.id('del', 16),
    created: world.now(),
    event: event.id,
    type: event.type,
    state: world.settings.webhooks.hold ? 'held' : 'waiting',
    dueAt: Date.now(),
    attempts: [],
    note: null,
    ...patch,
  });
}

/** Records an attempt: delivered, waiting for the next one, or failed for good. */
export function recordAttempt(world: World, id: string, attempt: Attempt): void {
  const before = world.tables.deliveries.get(id);
  // A reset may have taken it away while it was on its way.
  if (!before) return;
  const attempts = [...before.attempts, attempt];
  const isTaken = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  const delay = world.settings.webhooks.retry_delays_ms[attempts.length - 1];
  const otherwise = delay === undefined ? 'failed' : 'waiting';
  const state = isTaken ? 'delivered' : otherwise;
  const dueAt = state === 'waiting' ? Date.now() + (delay ?? 0) : before.dueAt;
  world.tables.deliveries.put({ ...before, attempts, state, dueAt });
  const event = world.tables.events.get(before.event);
  if (isTaken && event?.pending_webhooks) world.tables.events.put({ ...event, pending_webhooks: 0 });
}

/** Lets deliveries go now, in the order given: of what is due, the earlier goes first. */
export function letGo(world: World, held: readonly Delivery[], note?: string): void {
  const now = Date.now();
  held.forEach((each, rank) =>
    world.tables.deliveries.put({
      ...each,
      state: 'waiting',
      dueAt: now - held.length + rank,
      note: note ?? each.note,
    }),
  );
}
