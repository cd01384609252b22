import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buy, createPlan, idOf, openCheckout, startSite } from './testing.ts';

describe('customers', () => {
  it('creates, retrieves, updates and deletes', async () => {
    const { stripe } = await startSite();
    const made = await stripe.customers.create({
      email: 'a@example.com',
      name: 'Ana',
      metadata: { uid: 'u1', from: 'web' },
    });
    expect(made.id).toMatch(/^cus_[A-Za-z0-9]{14}$/);
    const changed = await stripe.customers.update(made.id, { name: '', metadata: { from: '', plan: 'x' } });
    expect(changed).toMatchObject({ name: null, metadata: { uid: 'u1', plan: 'x' } });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ email: 'a@example.com' });
    expect(await stripe.customers.del(made.id)).toEqual(expect.objectContaining({ deleted: true }));
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id, deleted: true });
    expect((await stripe.customers.list()).data).toEqual([]);
    await expect(stripe.customers.update(made.id, { name: 'B' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('ends the subscriptions of a deleted customer', async () => {
    const { stripe } = await startSite();
    const { customer, subscription } = await buy(stripe);
    await stripe.customers.del(customer);
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'canceled' });
  });

  it('finds by metadata and email, page by page', async () => {
    const { stripe } = await startSite();
    for (const uid of ['u1', 'u2', 'u3']) {
      await stripe.customers.create({ email: `${uid}@example.com`, metadata: { uid, kind: 'member' } });
    }
    const one = await stripe.customers.search({ query: 'metadata["uid"]:"u2"' });
    expect(one.data.map(({ email }) => email)).toEqual(['u2@example.com']);
    const query = "metadata['kind']:'member' AND -metadata['uid']:'u1'";
    const found = await stripe.customers.search({ query, limit: 1 }).autoPagingToArray({ limit: 10 });
    expect(found.map(({ metadata }) => metadata.uid)).toEqual(['u3', 'u2']);
    expect((await stripe.customers.search({ query: 'email~"U3@"' })).data).toHaveLength(1);
    await expect(stripe.customers.search({ query: 'uid is u1' })).rejects.toMatchObject({ param: 'query' });
  });

  it('lists newest first, by pages in both directions', async () => {
    const { stripe } = await startSite();
    const made: string[] = [];
    for (let at = 0; at < 5; at++)
      made.push((await stripe.customers.create({ email: `c${at}@example.com` })).id);
    const newest = made.toReversed();
    const first = await stripe.customers.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(newest.slice(0, 2));
    expect(first.has_more).toBe(true);
    const last = await stripe.customers.list({ limit: 2, starting_after: newest[2] ?? '' });
    expect(last.data.map(({ id }) => id)).toEqual(newest.slice(3));
    expect(last.has_more).toBe(false);
    const before = await stripe.customers.list({ limit: 2, ending_before: newest[3] ?? '' });
    expect(before.data.map(({ id }) => id)).toEqual(newest.slice(1, 3));
    const all: string[] = [];
    for await (const customer of stripe.customers.list({ limit: 2 })) all.push(customer.id);
    expect(all).toEqual(newest);
    expect((await stripe.customers.list({ email: 'c3@example.com' })).data).toHaveLength(1);
    expect(
      (await stripe.customers.list({ created: { gt: Math.floor(Date.now() / 1000) + 60 } })).data,
    ).toEqual([]);
  });
});

describe('prices', () => {
  it('are created with their product, changed and listed', async () => {
    const { stripe } = await startSite();
    const recurring = { interval: 'month' } as const;
    const details = { currency: 'usd', recurring, lookup_key: 'monthly' };
    const price = await stripe.prices.create({
      ...details,
      product_data: { name: 'Boma Premium' },
      unit_amount: 499,
    });
    const expand = ['data.product'];
    expect((await stripe.prices.list({ lookup_keys: ['monthly'], expand })).data).toMatchObject([
      { id: price.id, product: { name: 'Boma Premium', active: true } },
    ]);
    const dearer = { ...details, product: idOf(price.product), unit_amount: 599 };
    await expect(stripe.prices.create(dearer)).rejects.toMatchObject({ param: 'lookup_key' });
    const next = await stripe.prices.create({ ...dearer, transfer_lookup_key: true });
    const retired = await stripe.prices.update(price.id, { active: false });
    expect(retired).toMatchObject({ active: false, lookup_key: null });
    expect((await stripe.prices.list({ active: true, product: idOf(price.product) })).data).toMatchObject([
      { id: next.id },
    ]);
  });
});

describe('refusals', () => {
  it('refuses unknown paths by name', async () => {
    const { stripe, log } = await startSite();
    const refused = stripe.coupons.create({ percent_off: 10 });
    await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    await expect(refused).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('POST: /v1/coupons'),
    });
    expect(log.join()).toContain('POST /v1/coupons refused');
  });

  it('refuses unknown parameters by name', async () => {
    const { stripe, log } = await startSite();
    await expect(stripe.customers.create({ tax: { ip_address: '127.0.0.1' } })).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'tax',
      requestId: expect.stringMatching(/^req_/),
    });
    const params = { subscription_data: { application_fee_percent: 3 } };
    await expect(openCheckout(stripe, params)).rejects.toMatchObject({
      param: 'subscription_data[application_fee_percent]',
    });
    await expect(stripe.subscriptions.list({ limit: 500 })).rejects.toMatchObject({ param: 'limit' });
    expect(log).toHaveLength(3);
  });

  it('names missing parameters and unknown objects', async () => {
    const { stripe } = await startSite();
    const empty = {} as Stripe.PriceCreateParams;
    await expect(stripe.prices.create(empty)).rejects.toMatchObject({
      param: 'currency',
      code: 'parameter_missing',
    });
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such subscription: 'sub_none'",
    });
    await createPlan(stripe);
    await expect(openCheckout(stripe, { customer: 'cus_none' })).rejects.toMatchObject({ param: 'customer' });
  });

  it('expands only expandable fields, up to four levels deep', async () => {
    const { stripe } = await startSite();
    const member = await buy(stripe);
    const expand = ['customer', 'subscription.latest_invoice.payments', 'line_items'];
    const session = await stripe.checkout.sessions.retrieve(member.session, { expand });
    expect(session.subscription).toMatchObject({
      latest_invoice: { payments: { data: [{ status: 'paid', amount_paid: 499 }] } },
    });
    expect(session.line_items?.data[0]).toMatchObject({ amount_total: 499, quantity: 1 });
    const listed = await stripe.subscriptions.list({ expand: ['data.customer.subscriptions'] });
    expect(listed.data[0]?.customer).toMatchObject({
      subscriptions: { data: [{ id: member.subscription }] },
    });
    await expect(stripe.customers.retrieve(member.customer, { expand: ['email'] })).rejects.toMatchObject({
      message: 'This property cannot be expanded (email).',
    });
    await expect(stripe.customers.list({ expand: ['data.a.b.c.d'] })).rejects.toMatchObject({
      param: 'expand',
    });
  });

  it('accepts test keys only', async () => {
    const { url } = await startSite();
    const ask = (key: string) =>
      fetch(`${url}/v1/customers`, { headers: { authorization: `Bearer ${key}` } });
    expect((await ask('sk_test_any')).status).toBe(200);
    expect((await ask('sk_live_any')).status).toBe(401);
    expect((await fetch(`${url}/v1/customers`)).status).toBe(401);
  });
});
