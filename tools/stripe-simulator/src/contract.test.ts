import type Stripe from 'stripe';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type * as checkout from './resources/checkout-params.ts';
import type * as customers from './resources/customers.ts';
import type * as disputes from './resources/disputes.ts';
import type * as events from './resources/events.ts';
import type * as invoicePayments from './resources/invoice-payments.ts';
import type * as invoices from './resources/invoices.ts';
import type * as portalSessions from './resources/portal-sessions.ts';
import type * as prices from './resources/prices.ts';
import type * as refunds from './resources/refunds.ts';
import type * as subscriptions from './resources/subscription-params.ts';
import type * as Shapes from './shapes.ts';
import { buy, createPlan, lastPayment, startSite } from './testing.ts';
import { API_VERSION } from './version.ts';

/** Compiles only where our type is assignable to Stripe's. */
type Fits<Ours extends Theirs, Theirs> = Ours;
type But<T, Keys extends keyof T> = Omit<T, Keys>;

/** Decimals are sent as text, so types with a decimal are left out here and pinned on lines of their own. */
type Pinned = [
  Fits<Shapes.Customer, Stripe.Customer>,
  Fits<Shapes.Product, Stripe.Product>,
  Fits<But<Shapes.Price, 'unit_amount_decimal'>, But<Stripe.Price, 'unit_amount_decimal'>>,
  Fits<But<Shapes.Plan, 'amount_decimal'>, But<Stripe.Plan, 'amount_decimal'>>,
  Fits<Shapes.PaymentMethod, Stripe.PaymentMethod>,
  Fits<But<Shapes.SubscriptionItem, 'price' | 'plan'>, But<Stripe.SubscriptionItem, 'price' | 'plan'>>,
  Fits<But<Shapes.Subscription, 'items'>, But<Stripe.Subscription, 'items'>>,
  Fits<But<Shapes.Subscription['items'], 'data'>, But<Stripe.Subscription['items'], 'data'>>,
  Fits<
    But<Shapes.InvoiceLine, 'pricing' | 'quantity_decimal'>,
    But<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'>
  >,
  Fits<
    But<Shapes.InvoiceLine['pricing'], 'unit_amount_decimal'>,
    But<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'>
  >,
  Fits<But<Shapes.Invoice, 'lines'>, But<Stripe.Invoice, 'lines'>>,
  Fits<Shapes.InvoicePayment, Stripe.InvoicePayment>,
  Fits<Shapes.PaymentIntent, Stripe.PaymentIntent>,
  Fits<Shapes.Charge, Stripe.Charge>,
  Fits<Shapes.Refund, Stripe.Refund>,
  Fits<Shapes.Dispute, Stripe.Dispute>,
  Fits<But<Shapes.LineItem, 'price'>, But<Stripe.LineItem, 'price'>>,
  Fits<Shapes.CheckoutSession, Stripe.Checkout.Session>,
  Fits<Shapes.PortalSession, Stripe.BillingPortal.Session>,
  Fits<But<Shapes.StripeEvent, 'data'>, But<Stripe.EventBase, 'data'>>,
];

/** True if Stripe has every parameter that the schema accepts. */
type Knows<Theirs, Schema extends z.ZodType> =
  Exclude<keyof z.infer<Schema>, keyof Theirs> extends never ? true : false;

type Known = [
  Knows<Stripe.CustomerCreateParams, typeof customers.createParams>,
  Knows<Stripe.CustomerUpdateParams, typeof customers.updateParams>,
  Knows<Stripe.CustomerSearchParams, typeof customers.searchParams>,
  Knows<Stripe.PriceCreateParams, typeof prices.createParams>,
  Knows<Stripe.PriceUpdateParams, typeof prices.updateParams>,
  Knows<Stripe.PriceListParams, typeof prices.listParams>,
  Knows<Stripe.Checkout.SessionCreateParams, typeof checkout.createParams>,
  Knows<Stripe.Checkout.SessionListParams, typeof checkout.listParams>,
  Knows<Stripe.SubscriptionUpdateParams, typeof subscriptions.updateParams>,
  Knows<Stripe.SubscriptionCancelParams, typeof subscriptions.cancelParams>,
  Knows<Stripe.SubscriptionListParams, typeof subscriptions.listParams>,
  Knows<Stripe.InvoiceListParams, typeof invoices.listParams>,
  Knows<Stripe.InvoicePaymentListParams, typeof invoicePayments.listParams>,
  Knows<Stripe.RefundCreateParams, typeof refunds.createParams>,
  Knows<Stripe.RefundListParams, typeof refunds.listParams>,
  Knows<Stripe.DisputeListParams, typeof disputes.listParams>,
  Knows<Stripe.BillingPortal.SessionCreateParams, typeof portalSessions.createParams>,
  Knows<Stripe.EventListParams, typeof events.listParams>,
];

describe('the shapes are the SDK’s', () => {
  it('holds objects that the SDK’s types accept, and no others', () => {
    expectTypeOf<Pinned['length']>().toEqualTypeOf<20>();
    expectTypeOf<But<Shapes.Refund, 'amount'> & { amount: string }>().not.toExtend<Stripe.Refund>();
    expectTypeOf<But<Shapes.Charge, 'disputed'>>().not.toExtend<Stripe.Charge>();
    expectTypeOf<Exclude<Stripe.Price['unit_amount_decimal'], null>>().toEqualTypeOf<Stripe.Decimal>();
  });

  it('accepts only parameters that the SDK’s types have', () => {
    expectTypeOf<
      Knows<Stripe.RefundCreateParams, z.ZodObject<{ charge: z.ZodString; amuont: z.ZodString }>>
    >().toEqualTypeOf<false>();
    expectTypeOf<Known[number]>().toEqualTypeOf<true>();
    expectTypeOf<Known['length']>().toEqualTypeOf<18>();
  });

  it('speaks the API version of the SDK, and refuses every other', async () => {
    const { stripe, url } = await startSite();
    expect(stripe.getApiField('version')).toBe(API_VERSION);
    const { lastResponse } = await stripe.customers.create();
    expect(lastResponse.apiVersion).toBe(API_VERSION);
    const headers = { authorization: 'Bearer sk_test_boma', 'stripe-version': '2020-08-27' };
    const response = await fetch(`${url}/v1/customers`, { headers });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(API_VERSION);
  });

  it('answers in the SDK’s shape: periods on items, payments separate from invoices, decimals', async () => {
    const { stripe } = await startSite();
    const plan = await createPlan(stripe);
    expect(plan.unit_amount_decimal?.toString()).toBe('499');
    const member = await buy(stripe);
    const subscription = await stripe.subscriptions.retrieve(member.subscription, {
      expand: ['latest_invoice', 'customer', 'items.data.price.product'],
    });
    expect(subscription).not.toHaveProperty('current_period_end');
    const [item] = subscription.items.data;
    expect(item?.current_period_end).toBeGreaterThan(item?.current_period_start ?? Infinity);
    expect(item?.price.product).toMatchObject({ object: 'product', name: 'Boma Premium' });
    expect(subscription.customer).toMatchObject({ object: 'customer', email: 'thandi@example.com' });
    expect(subscription.latest_invoice).toMatchObject({
      object: 'invoice',
      status: 'paid',
      amount_paid: 499,
    });
    expect(subscription.latest_invoice).not.toHaveProperty('charge');
    const payment_intent = await lastPayment(stripe, subscription.id);
    const expand = ['data.refunds', 'data.payment_intent'];
    const [charge] = (await stripe.charges.list({ payment_intent, expand })).data;
    expect(charge).toMatchObject({ paid: true, amount: 499, customer: member.customer });
    expect(charge?.refunds?.data).toEqual([]);
    const intent = { id: payment_intent, status: 'succeeded', amount: 499, customer: member.customer };
    expect(charge?.payment_intent).toMatchObject(intent);
  });
});
