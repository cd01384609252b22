import type { Subscription } from '../shapes.ts';
import type { Tables } from '../state/state.ts';
import type { World } from '../state/world.ts';
import { change, emit } from './change.ts';
import { collect, finalizeAndCollect } from './collect.ts';
import { endNow } from './end-subscription.ts';
import { periodEndOf, renew } from './renew.ts';

interface Task {
  /** Unix seconds. */
  at: number;
  run: () => void;
}

const RENEWING: readonly Subscription['status'][] = ['active', 'trialing', 'past_due', 'unpaid'];

export function expireSession(world: World, session: Tables['checkoutSessions']): Tables['checkoutSessions'] {
  const expired = change(world, 'checkoutSessions', session, { status: 'expired', url: null });
  emit(world, 'checkout.session.expired', expired);
  return expired;
}

function* tasks(world: World): Generator<Task> {
  const { subscriptions, invoices, checkoutSessions } = world.tables;
  for (const each of subscriptions.all()) {
    if (each.ended_at) continue;
    // Before the renewal of the same second: what is cancelled at its period's end is not charged again.
    if (each.cancel_at) {
      yield { at: each.cancel_at, run: () => endNow(world, each, 'cancellation_requested') };
    }
    const resumesAt = each.pause_collection?.resumes_at;
    if (resumesAt) {
      const run = () =>
        change(world, 'subscriptions', each, { pause_collection: null }, 'customer.subscription.updated');
      yield { at: resumesAt, run };
    }
    if (RENEWING.includes(each.status)) yield { at: periodEndOf(each), run: () => renew(world, each) };
  }
  for (const each of invoices.all()) {
    if (each.automatically_finalizes_at) {
      yield { at: each.automatically_finalizes_at, run: () => finalizeAndCollect(world, each) };
    }
    if (each.next_payment_attempt) {
      yield { at: each.next_payment_attempt, run: () => collect(world, each, true) };
    }
  }
  for (const each of checkoutSessions.all()) {
    if (each.status === 'open') yield { at: each.expires_at, run: () => expireSession(world, each) };
  }
}

const planned = new WeakMap<World, { version: number; next: Task | undefined }>();

function nextTask(world: World): Task | undefined {
  const known = planned.get(world);
  if (known?.version === world.version()) return known.next;
  let next: Task | undefined;
  for (const task of tasks(world)) if (!next || task.at < next.at) next = task;
  planned.set(world, { version: world.version(), next });
  return next;
}

/** Does everything that is due by `to` (unix seconds), in order, each at its own time. */
export function catchUp(world: World, to: number = world.now()): void {
  const { request } = world;
  world.request = { id: null, idempotency_key: null };
  for (let task = nextTask(world); task && task.at <= to; task = nextTask(world)) {
    world.at(task.at, task.run);
  }
  world.request = request;
}
