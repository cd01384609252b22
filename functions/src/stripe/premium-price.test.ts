import { membershipPlan } from '@boma/domain/membership/plan.ts';
import { startStripe } from '@boma/stripe-simulator/server.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stripe } from '../platform/stripe.ts';
import { idOf } from './id-of.ts';

const { amount, currency, interval, lookupKey } = membershipPlan;
const plan = { lookupKey, name: 'Premium', amount, currency, interval };
let running: Awaited<ReturnType<typeof startStripe>>;

/** A process of the server that has just started and remembers no price. */
async function freshProcess() {
  vi.resetModules();
  const { createCheckoutSession } = await import('./checkout-session.ts');
  const { stripe } = await import('../platform/stripe.ts');
  const { baseContext } = await import('../platform/context.ts');
  const client = await stripe();
  const { id } = await client.customers.create({ metadata: { uid: 'u1' } });
  return { client, checkout: () => createCheckoutSession(baseContext(), 'u1', id) };
}

beforeEach(async () => {
  running = await startStripe({ port: 0, seed: 1, plan, now: () => Date.now(), log: () => {} });
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_local');
  vi.stubEnv('STRIPE_ADDRESS', running.url);
  vi.stubEnv('SITE_ORIGIN', 'https://boma.example');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await running.close();
});

describe('a checkout', () => {
  it('is still created after the operator has replaced the price at Stripe', async () => {
    const { client, checkout } = await freshProcess();
    expect(await checkout()).toMatch(/^http/);
    const [old] = (await client.prices.list({ lookup_keys: [lookupKey] })).data;
    const replacement = await client.prices.create({
      currency,
      unit_amount: amount,
      recurring: { interval },
      product: idOf(old?.product) ?? '',
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    });
    await client.prices.update(old?.id ?? '', { active: false });
    const created = new URL(await checkout()).pathname.split('/').at(-1) ?? '';
    const [item] = (await client.checkout.sessions.listLineItems(created)).data;
    expect(item?.price?.id).toBe(replacement.id);
  });

  it('fails while Stripe has no active price, and is created again once there is one', async () => {
    const { client, checkout } = await freshProcess();
    expect(await checkout()).toMatch(/^http/);
    const [price] = (await client.prices.list({ lookup_keys: [lookupKey] })).data;
    await client.prices.update(price?.id ?? '', { active: false });
    await expect(checkout()).rejects.toThrow(`no active price with the lookup key ${lookupKey}`);
    await client.prices.update(price?.id ?? '', { active: true });
    expect(await checkout()).toMatch(/^http/);
  });

  it('asks for the price once, not for every checkout', async () => {
    const { client, checkout } = await freshProcess();
    const paths: string[] = [];
    client.on('request', ({ path }: Stripe.RequestEvent) => paths.push(path));
    await checkout();
    await checkout();
    expect(paths.filter((path) => path.startsWith('/v1/prices'))).toHaveLength(1);
  });
});
