import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Delivery } from './state/records.ts';
import { openWorld } from './state/world.ts';
import { buy, openInbox, startSite } from './testing.ts';
import { openPump } from './webhooks/pump.ts';

interface Settled {
  settled: boolean;
  waiting: number;
  delivered: number;
  failed: number;
  held: number;
}

async function startWithInbox() {
  const inbox = await openInbox();
  const site = await startSite({ webhook: inbox.webhook });
  const settle = (retries = true) =>
    site.control<Settled>('webhooks/settle', { timeout_ms: 15_000, retries });
  const emails = () => inbox.events.map((event) => (event.data.object as Stripe.Customer).email);
  const create = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => `c${from + at}@example.com`).reduce(
      (before, email) => before.then(async () => void (await site.stripe.customers.create({ email }))),
      Promise.resolve(),
    );
  return { ...site, inbox, settle, emails, create };
}

describe('webhooks', () => {
  it('are dropped when their event is no longer kept', async () => {
    const world = openWorld({});
    const dropped = world.tables.deliveries.put({
      id: 'del_1',
      created: 1,
      event: 'evt_gone',
      type: 'customer.created',
      state: 'waiting',
      dueAt: 0,
      attempts: [],
      note: null,
    });
    const pump = openPump(world, { url: 'http://127.0.0.1:1', secret: 'whsec_test' });
    pump.nudge();
    expect(await pump.settled({ timeoutMs: 1000, retries: true })).toEqual({ settled: true, waiting: 0 });
    expect(world.tables.deliveries.get(dropped.id)?.state).toBe('dropped');
    pump.close();
  });

  it('arrive with a signature that the SDK accepts, and with the changed object', async () => {
    const { stripe, inbox, settle } = await startWithInbox();
    const { subscription } = await buy(stripe);
    expect(await settle()).toMatchObject({ settled: true, failed: 0 });
    const types = inbox.events.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']),
    );
    const created = inbox.events.find(({ type }) => type === 'customer.subscription.created');
    expect(created?.data.object).toMatchObject({ id: subscription, status: 'active' });
    expect((await stripe.events.retrieve(created?.id ?? '')).pending_webhooks).toBe(0);
  });

  it('carry the request that caused them', async () => {
    const { stripe, inbox, settle } = await startWithInbox();
    const made = await stripe.customers.create({}, { idempotencyKey: 'mine' });
    await settle();
    expect(inbox.events[0]?.request).toEqual({ id: made.lastResponse.requestId, idempotency_key: 'mine' });
  });

  it('are retried until the endpoint accepts them, up to the configured number', async () => {
    const { stripe, inbox, settle, control } = await startWithInbox();
    await control('webhooks', { retry_delays_ms: [20, 20] });
    inbox.answers.push(500, 302);
    await stripe.customers.create({ email: 'a@example.com' });
    expect(await settle()).toMatchObject({ delivered: 1, failed: 0 });
    expect(new Set(inbox.events.map(({ id }) => id)).size).toBe(1);
    inbox.answers.push(500, 500, 500);
    await stripe.customers.create({ email: 'b@example.com' });
    expect(await settle()).toMatchObject({ delivered: 1, failed: 1 });
    const [failed] = await control<Delivery[]>('webhooks?state=failed');
    expect(failed?.attempts.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(failed?.attempts[0]?.answer).toBe('taken');
  });

  it('report an unreachable endpoint', async () => {
    const webhook = { url: 'http://127.0.0.1:1/webhook', secret: 'whsec_test' };
    const { stripe, control } = await startSite({ webhook });
    await control('webhooks', { retry_delays_ms: [] });
    await stripe.customers.create({});
    await control('webhooks/settle', {});
    const [delivery] = await control<Delivery[]>('webhooks');
    expect(delivery).toMatchObject({ state: 'failed', attempts: [{ status: null }] });
  });

  it('are held, released in another order, and sent again', async () => {
    const { stripe, inbox, settle, control, emails, create } = await startWithInbox();
    await control('webhooks', { hold: true, concurrency: 1 });
    await create(3);
    expect(await settle()).toMatchObject({ settled: true, held: 3 });
    expect(inbox.events).toEqual([]);
    await control('webhooks/release', { order: 'reverse' });
    await settle();
    expect(emails()).toEqual(['c2@example.com', 'c1@example.com', 'c0@example.com']);
    const event = inbox.events[0]?.id ?? '';
    await control('webhooks/redeliver', { event, times: 2 });
    await settle();
    expect(inbox.events.slice(3).map(({ id }) => id)).toEqual([event, event]);
    await expect(control('webhooks/redeliver', { event: 'evt_none' })).rejects.toThrow('evt_none');
    await control('webhooks', { drop_types: ['customer.created'] });
    await stripe.customers.create({});
    await settle();
    expect(inbox.events).toHaveLength(5);
    expect(await control<Delivery[]>('webhooks?state=dropped')).toHaveLength(1);
  });

  it('are held also while chaos mixes them', async () => {
    const { inbox, settle, control, create } = await startWithInbox();
    await control('webhooks', { hold: true });
    await control('chaos', { seed: 7, reorder: 2 });
    await create(3);
    expect(await settle()).toMatchObject({ settled: true, held: 3 });
    expect(inbox.events).toEqual([]);
    await control('webhooks/release', { order: 'fifo' });
    expect(await settle()).toMatchObject({ settled: true, held: 0 });
    expect(inbox.events).toHaveLength(3);
  });

  it('fail at random in the same way for the same seed', async () => {
    const run = async (seed: number) => {
      const { create, control, settle, emails } = await startWithInbox();
      await control('webhooks', { concurrency: 1 });
      await control('chaos', { seed, drop: 0.25, duplicate: 0.3, reorder: 5 });
      await create(30);
      await settle();
      return emails();
    };
    const [first, again, other] = [await run(7), await run(7), await run(8)];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    const unique = new Set(first);
    expect(unique.size).toBeLessThan(30);
    expect(first.length).toBeGreaterThan(unique.size);
    expect(first).not.toEqual(first.toSorted());
  });

  it('can be delayed at random, for some types only', async () => {
    const { create, control, settle, inbox } = await startWithInbox();
    await control('chaos', { delay: 1, delay_ms: 60, types: ['customer.created'] });
    await create(1);
    await settle();
    const [delivery] = await control<Delivery[]>('webhooks');
    expect(delivery).toMatchObject({ note: 'delayed', state: 'delivered' });
    expect(delivery?.attempts[0]?.at).toBeGreaterThanOrEqual(delivery?.dueAt ?? Infinity);
    expect(inbox.events).toHaveLength(1);
  });

  it('delivers only the types that the endpoint listens to', async () => {
    const inbox = await openInbox();
    const events = ['customer.subscription.created', 'invoice.paid'];
    const { stripe, control } = await startSite({ webhook: { ...inbox.webhook, events } });
    await buy(stripe);
    await control('webhooks/settle', {});
    expect(inbox.events.map(({ type }) => type).toSorted()).toEqual(events);
    expect((await stripe.events.list({ limit: 100 })).data.length).toBeGreaterThan(events.length);
  });
});
