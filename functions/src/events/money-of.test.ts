import { expect, it } from 'vitest';
import { moneyOf } from './money-of.ts';

const money = (type: string, object: object, previous_attributes?: object) =>
  moneyOf({ type, data: { object, previous_attributes } } as never);

it('counts what a paid invoice brought, with its tax', () => {
  expect(money('invoice.paid', { amount_paid: 604, currency: 'usd' })).toEqual({
    amount: 604,
    currency: 'usd',
  });
});

it('counts no invoice of a free trial', () => {
  expect(money('invoice.paid', { amount_paid: 0, currency: 'usd' })).toBeUndefined();
});

it('counts each refund of a charge once', () => {
  const charge = { amount_refunded: 500, currency: 'eur' };
  expect(money('charge.refunded', charge)).toEqual({ amount: -500, currency: 'eur' });
  expect(money('charge.refunded', charge, { amount_refunded: 200 })).toEqual({
    amount: -300,
    currency: 'eur',
  });
});

it('counts a refund as money of the site again once the bank has returned it', () => {
  expect(money('refund.failed', { amount: 500, currency: 'eur' })).toEqual({ amount: 500, currency: 'eur' });
});

it.each(['invoice.payment_failed', 'charge.dispute.created'])('counts nothing of %s', (type) => {
  expect(money(type, { amount_paid: 604, amount: 604, currency: 'usd' })).toBeUndefined();
});
