import { describe, expect, it } from 'vitest';
import { buy, idOf, lastPayment, startSite } from './testing.ts';

describe('refunds', () => {
  it('return the full amount once', async () => {
    const { stripe } = await startSite();
    const { subscription, customer } = await buy(stripe);
    const payment_intent = await lastPayment(stripe, subscription);
    const refund = await stripe.refunds.create({
      payment_intent,
      reason: 'requested_by_customer',
      metadata: { uid: 'u1' },
    });
    expect(refund).toMatchObject({
      amount: 499,
      status: 'succeeded',
      payment_intent,
      metadata: { uid: 'u1' },
    });
    const charge = await stripe.charges.retrieve(idOf(refund.charge), {
      expand: ['refunds', 'payment_intent'],
    });
    expect(charge).toMatchObject({
      refunded: true,
      amount_refunded: 499,
      refunds: { data: [{ id: refund.id }] },
    });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ charge: charge.id })).data).toEqual([
      expect.objectContaining({ id: refund.id }),
    ]);
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active', customer });
    const types = (await stripe.events.list({ limit: 2 })).data.map(({ type }) => type);
    expect(types).toEqual(['refund.created', 'charge.refunded']);
  });

  it('return a part, and never more than was paid', async () => {
    const { stripe } = await startSite();
    const { subscription } = await buy(stripe);
    const payment_intent = await lastPayment(stripe, subscription);
    await stripe.refunds.create({ payment_intent, amount: 200 });
    await expect(stripe.refunds.create({ payment_intent, amount: 300 })).rejects.toMatchObject({
      param: 'amount',
    });
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 299 });
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});

describe('a refund that the bank sends back', () => {
  it('fails once and emits its event', async () => {
    const { stripe, control } = await startSite();
    const { subscription, customer } = await buy(stripe);
    const payment_intent = await lastPayment(stripe, subscription);
    const { id } = await stripe.refunds.create({ payment_intent });
    await control(`refunds/${id}/fail`, {});
    const failed = { id, customer, status: 'failed', failure_reason: 'expired_or_canceled_card' };
    expect((await stripe.refunds.list({ payment_intent })).data).toMatchObject([failed]);
    const { data } = await stripe.events.list({ type: 'refund.failed' });
    expect(data.map((event) => event.data.object)).toMatchObject([failed]);
    await expect(control(`refunds/${id}/fail`, {})).rejects.toThrow('failed already');
  });
});

describe('disputes', () => {
  it('are opened by a control and bar refunds', async () => {
    const { stripe, control } = await startSite();
    const { subscription } = await buy(stripe);
    const payment_intent = await lastPayment(stripe, subscription);
    const opened = await control<{ id: string }>('disputes', { payment_intent });
    expect(opened).toMatchObject({ amount: 499, status: 'needs_response' });
    expect((await stripe.charges.list({ payment_intent })).data).toMatchObject([{ disputed: true }]);
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await control(`disputes/${opened.id}/close`, { status: 'lost' });
    expect((await stripe.disputes.list({ payment_intent })).data).toMatchObject([
      { id: opened.id, status: 'lost' },
    ]);
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    const { data } = await stripe.events.list({ types: ['charge.dispute.*'] });
    expect(data[0]?.data.object).toMatchObject({ id: opened.id, status: 'lost' });
    const types = data.map(({ type }) => type);
    expect(types.toReversed()).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
    await expect(control('disputes', { payment_intent })).rejects.toThrow('cannot be disputed');
  });
});

it.each(['won', 'warning_closed'])('a dispute that is %s allows refunds again', async (status) => {
  const { stripe, control } = await startSite();
  const { subscription } = await buy(stripe);
  const payment_intent = await lastPayment(stripe, subscription);
  const { id } = await control<{ id: string }>('disputes', { payment_intent });
  await control(`disputes/${id}/close`, { status });
  expect((await stripe.charges.list({ payment_intent })).data).toMatchObject([{ disputed: true }]);
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 499 });
});

describe('invoices and their payments', () => {
  it('are found by customer, subscription, status, intent', async () => {
    const { stripe } = await startSite();
    const [one, other] = [await buy(stripe), await buy(stripe)];
    expect((await stripe.invoices.list()).data).toHaveLength(2);
    const [invoice] = (await stripe.invoices.list({ customer: one.customer, status: 'paid' })).data;
    expect(invoice?.parent?.subscription_details?.subscription).toBe(one.subscription);
    expect(invoice?.number).toMatch(/-0001$/);
    expect(invoice?.lines.data).toMatchObject([{ amount: 499, period: { start: invoice?.created } }]);
    const payment_intent = await lastPayment(stripe, other.subscription);
    const payments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent },
    });
    expect(payments.data).toMatchObject([{ status: 'paid', amount_paid: 499, is_default: true }]);
    expect((await stripe.charges.list({ payment_intent })).data).toHaveLength(1);
    expect((await stripe.charges.list({ customer: one.customer })).data).toHaveLength(1);
    const expand = ['default_payment_method'];
    expect(await stripe.subscriptions.retrieve(one.subscription, { expand })).toMatchObject({
      default_payment_method: { card: { last4: '4242', brand: 'visa' } },
    });
  });
});
