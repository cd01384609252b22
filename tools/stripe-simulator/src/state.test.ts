import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startStripe } from './server.ts';
import { buy, DAY, openInbox, startSite } from './testing.ts';

function stateFile(): string {
  const dir = mkdtempSync(join(tmpdir(), 'boma-stripe-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return join(dir, 'deeper', 'stripe.json');
}

describe('the state', () => {
  it('survives a restart: objects, keys, settings, clock and undelivered events', async () => {
    const file = stateFile();
    const first = await startSite({ stateFile: file });
    const { subscription } = await buy(first.stripe);
    await first.control('dunning', { after: 'unpaid' });
    await first.advance(40 * DAY);
    await first.stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'k' });
    const before = await first.stripe.subscriptions.retrieve(subscription);
    await first.close();
    expect(existsSync(`${file}.part`)).toBe(false);

    const second = await startSite({ stateFile: file, seed: 2 });
    expect(await second.stripe.subscriptions.retrieve(subscription)).toMatchObject({ items: before.items });
    const again = await second.stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'k' });
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await second.control('clock')).toMatchObject({ offset: 40 * DAY });
    expect(await second.control('dunning', {})).toMatchObject({ after: 'unpaid' });
    await second.control('reset', {});
    expect((await second.stripe.customers.list()).data).toEqual([]);
  });

  it('sends the undelivered events after a restart', async () => {
    const file = stateFile();
    const inbox = await openInbox();
    const first = await startSite({ stateFile: file, webhook: inbox.webhook });
    inbox.answers.push(500);
    await first.control('webhooks', { retry_delays_ms: [1500] });
    await first.stripe.customers.create({});
    await first.control('webhooks/settle', { retries: false });
    await first.close();
    expect(inbox.events).toHaveLength(1);
    const second = await startSite({ stateFile: file, webhook: inbox.webhook });
    expect(await second.control('webhooks/settle', {})).toMatchObject({ settled: true, delivered: 1 });
    expect(inbox.events).toHaveLength(2);
  });

  it('is saved shortly after a change', async () => {
    const file = stateFile();
    const { stripe } = await startSite({ stateFile: file });
    const { id } = await stripe.customers.create({});
    await expect
      .poll(() => existsSync(file) && readFileSync(file, 'utf8').includes(id), { timeout: 5000 })
      .toBe(true);
  });

  it('is refused when the file is not a saved state', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'boma-stripe-')), 'stripe.json');
    onTestFinished(() => rmSync(file, { force: true }));
    writeFileSync(file, '{"version": 9}');
    await expect(startStripe({ port: 0, stateFile: file })).rejects.toThrow('Move it away');
  });

  it('gives the same ids for the same seed', async () => {
    const ids = async () => {
      const { stripe } = await startSite({ seed: 42 });
      return Object.values(await buy(stripe));
    };
    expect(await ids()).toEqual(await ids());
  });
});

describe('the controls', () => {
  it('are listed, and refuse unknown parameters', async () => {
    const { url, control } = await startSite();
    const response = await fetch(`${url}/control`);
    const { data } = (await response.json()) as { data: { path: string; about: string }[] };
    expect(data.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/control/clock', '/control/chaos']),
    );
    expect(data.every(({ about }) => about.length > 10)).toBe(true);
    await expect(control('nothing', {})).rejects.toThrow('GET /control lists them');
    await expect(control('chaos', { dropp: 1 })).rejects.toThrow('dropp');
    const plain = await fetch(`${url}/control/reset`, { method: 'POST', body: '{}' });
    expect(plain.status).toBe(415);
  });

  it('forget everything but the plan it was started with', async () => {
    const plan = {
      lookupKey: 'premium_monthly',
      name: 'Boma Premium',
      amount: 499,
      currency: 'usd',
      interval: 'month',
    } as const;
    const { stripe, control, advance } = await startSite({ plan });
    const find = async () =>
      (await stripe.prices.list({ lookup_keys: ['premium_monthly'], expand: ['data.product'] })).data;
    const [before] = await find();
    expect(before).toMatchObject({ unit_amount: 499, product: { name: 'Boma Premium' } });
    await advance(DAY);
    await control('chaos', { drop: 1 });
    await control('reset', {});
    expect(await control('clock')).toMatchObject({ offset: 0 });
    expect(await control('settings')).toMatchObject({ chaos: { drop: 0 } });
    expect(await find()).toHaveLength(1);
    expect((await find())[0]?.id).not.toBe(before?.id);
  });

  it('move the product’s clock', async () => {
    const told: string[] = [];
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => told.push(chunk.toString()));
      request.on('end', () => response.writeHead(204).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
    const { port } = server.address() as AddressInfo;
    const { advance } = await startSite({ clockUrl: `http://127.0.0.1:${port}/clock` });
    expect(await advance(60)).toMatchObject({ offset: 60 });
    expect(told).toEqual(['{"offset_ms":60000}']);
  });
});
