import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buy, DAY, lastPayment, startSite } from './testing.ts';

const key = { idempotencyKey: 'once' };

describe('idempotency keys', () => {
  it('replay the first answer, its status included', async () => {
    const { stripe } = await startSite();
    const first = await stripe.customers.create({ email: 'a@example.com' }, key);
    const again = await stripe.customers.create({ email: 'a@example.com' }, key);
    expect(again.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.customers.list()).data).toHaveLength(1);
    const missing = () => stripe.refunds.create({ charge: 'ch_none' }, { idempotencyKey: 'refused' });
    await expect(missing()).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(missing()).rejects.toMatchObject({
      statusCode: 404,
      headers: expect.objectContaining({ 'idempotent-replayed': 'true' }),
    });
  });

  it('refuse other parameters and other endpoints', async () => {
    const { stripe } = await startSite();
    await stripe.customers.create({ email: 'a@example.com' }, key);
    const other = stripe.customers.create({ email: 'b@example.com' }, key);
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await expect(other).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
    await expect(stripe.refunds.create({ charge: 'ch_none' }, key)).rejects.toMatchObject({
      message: expect.stringContaining("('/v1/refunds' vs '/v1/customers')"),
    });
  });

  it('answer 409 while the first request is under way', async () => {
    const { stripe, control } = await startSite();
    await control('requests/fault', { kind: 'slow', path: '/v1/customers', ms: 300 });
    const tries = [1, 2, 3].map(() => stripe.customers.create({ email: 'a@example.com' }, key));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
      }
    }
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('stay unused after refused parameters, and expire after a day', async () => {
    const { stripe, advance } = await startSite();
    const wrong = { emial: 'a@example.com' } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(wrong, key)).rejects.toMatchObject({ param: 'emial' });
    const first = await stripe.customers.create({ email: 'a@example.com' }, key);
    await advance(DAY + 1);
    expect((await stripe.customers.create({ email: 'a@example.com' }, key)).id).not.toBe(first.id);
  });

  it('make one refund of 25 concurrent requests, and of one whose answer was lost', async () => {
    const { stripe, control } = await startSite();
    const { subscription } = await buy(stripe);
    const payment_intent = await lastPayment(stripe, subscription);
    await control('requests/fault', { kind: 'lose_answer', path: '/v1/refunds', times: 2 });
    const refund = () =>
      stripe.refunds.create({ payment_intent }, { idempotencyKey: 'refund-1', maxNetworkRetries: 4 });
    const refunds = await Promise.all(Array.from({ length: 25 }, refund));
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
  });

  it('have no effect on a DELETE', async () => {
    const { stripe } = await startSite();
    const { subscription } = await buy(stripe);
    const cancel = () => stripe.subscriptions.cancel(subscription, {}, key);
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    await expect(cancel()).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('allow a retry of a request that a control makes fail', async () => {
    const { stripe, control } = await startSite();
    await control('requests/fault', { kind: 'fail', path: '/v1/customers', method: 'POST' });
    await expect(stripe.customers.create({}, key)).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect((await stripe.customers.list()).data).toEqual([]);
    await stripe.customers.create({}, key);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it.each([
    ['fail_kept', 500],
    ['refuse', 400],
  ])('replay what a control lets fail as %s, for a day', async (kind, statusCode) => {
    const { stripe, control, advance } = await startSite();
    await control('requests/fault', { kind, path: '/v1/customers', method: 'POST' });
    for (const _ of ['first', 'again'])
      await expect(stripe.customers.create({}, key)).rejects.toMatchObject({ statusCode });
    expect((await stripe.customers.list()).data).toEqual([]);
    await advance(DAY + 1);
    await stripe.customers.create({}, key);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });
});
