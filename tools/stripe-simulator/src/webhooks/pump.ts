import type { Delivery } from '../state/records.ts';
import type { World } from '../state/world.ts';
import { inState, recordAttempt } from './ledger.ts';
import { type Endpoint, post } from './post.ts';

export interface Pump {
  /** Sends what is due; to be called whenever something may have become due. */
  nudge(): void;
  /** Resolves when nothing is on its way; `retries` decides whether tries that are due later count. */
  settled(options: { timeoutMs: number; retries: boolean }): Promise<{ settled: boolean; waiting: number }>;
  close(): void;
}

/** How many deliveries are on their way; with `retries`, those that are tried again later count too. */
function underWay(world: World, retries: boolean): number {
  const waiting = inState(world, 'waiting').filter(({ attempts }) => retries || attempts.length === 0);
  return waiting.length + inState(world, 'sending').length;
}

/** Sends waiting deliveries, a few at a time, each when it is due. */
export function openPump(world: World, endpoint: Endpoint | null): Pump {
  let sending = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const watchers = new Set<() => void>();

  const send = async (delivery: Delivery) => {
    if (!endpoint) return;
    const event = world.tables.events.get(delivery.event);
    if (!event) {
      world.tables.deliveries.put({ ...delivery, state: 'dropped', note: 'its event is no longer kept' });
      return;
    }
    sending += 1;
    world.tables.deliveries.put({ ...delivery, state: 'sending' });
    const attempt = await post(endpoint, JSON.stringify(event, null, 2), world.settings.webhooks.timeout_ms);
    sending -= 1;
    recordAttempt(world, delivery.id, attempt);
    nudge();
  };

  const nudge = () => {
    clearTimeout(timer);
    if (isClosed) return;
    const waiting = inState(world, 'waiting').toSorted((one, other) => one.dueAt - other.dueAt);
    const now = Date.now();
    for (const each of waiting) {
      if (sending >= world.settings.webhooks.concurrency || each.dueAt > now) break;
      void send(each);
    }
    const next = waiting.find(({ dueAt }) => dueAt > now);
    if (next) timer = setTimeout(nudge, Math.max(1, next.dueAt - Date.now())).unref();
    for (const watcher of watchers) watcher();
  };

  return {
    nudge,
    settled: ({ timeoutMs, retries }) =>
      new Promise((resolve) => {
        const done = (settled: boolean) => {
          watchers.delete(check);
          clearTimeout(limit);
          resolve({ settled, waiting: underWay(world, retries) });
        };
        const check = () => {
          if (underWay(world, retries) === 0) done(true);
        };
        const limit = setTimeout(() => done(false), timeoutMs);
        watchers.add(check);
        check();
      }),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
