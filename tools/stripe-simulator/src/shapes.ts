import type Stripe from 'stripe';

/** Stripe's type with some fields narrowed: what is stored holds ids, and decimals as the text that travels. */
type Narrow<T, N> = Omit<T, keyof N> & N;
type Ref = string | null;

export type Metadata = Record<string, string>;

export type Customer = Narrow<
  Stripe.Customer,
  {
    address: Stripe.Address | null;
    invoice_settings: Narrow<Stripe.Customer.InvoiceSettings, { default_payment_method: Ref }>;
  }
>;
export type DeletedCustomer = Stripe.DeletedCustomer & { created: number };
export type Product = Narrow<Stripe.Product, { default_price: Ref }>;
export type Price = Narrow<
  Stripe.Price,
  {
    product: string;
    unit_amount: number;
    unit_amount_decimal: string;
    recurring: Stripe.Price.Recurring | null;
    currency_options?: never;
    tiers?: never;
  }
>;
export type Plan = Narrow<
  Stripe.Plan,
  { product: string; amount: number; amount_decimal: string; tiers?: never }
>;
export type PaymentMethod = Narrow<Stripe.PaymentMethod, { customer: Ref; card: Stripe.PaymentMethod.Card }>;

export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';
export type SubscriptionItem = Narrow<
  Stripe.SubscriptionItem,
  { price: Price; plan: Plan; quantity: number }
>;
export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };
export type Subscription = Narrow<
  Stripe.Subscription,
  {
    status: SubscriptionStatus;
    customer: string;
    items: List<SubscriptionItem>;
    latest_invoice: Ref;
    default_payment_method: Ref;
    cancellation_details: Stripe.Subscription.CancellationDetails;
  }
>;

export type InvoiceLine = Narrow<
  Stripe.InvoiceLineItem,
  {
    pricing: {
      type: 'price_details';
      price_details: { price: string; product: string };
      unit_amount_decimal: string;
    };
    quantity_decimal: string;
    subscription: Ref;
  }
>;
export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
export type Invoice = Narrow<
  Stripe.Invoice,
  {
    id: string;
    status: InvoiceStatus;
    customer: string;
    lines: List<InvoiceLine>;
    payments?: never;
    parent: InvoiceParent;
  }
>;
type InvoiceParent = {
  type: 'subscription_details';
  quote_details: null;
  subscription_details: { metadata: Metadata; subscription: string };
};
export type InvoicePayment = Narrow<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } }
>;

export type PaymentIntent = Narrow<
  Stripe.PaymentIntent,
  {
    status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
    customer: Ref;
    latest_charge: Ref;
    payment_method: Ref;
    last_payment_error: DeclineError | null;
  }
>;
export type DeclineError = {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  message: string;
  decline_code?: string;
  charge?: string;
  param?: string;
};
export type Charge = Narrow<Stripe.Charge, { customer: Ref; payment_intent: string; refunds?: never }>;
export type Refund = Narrow<Stripe.Refund, { charge: string; payment_intent: string; metadata: Metadata }>;
export type Dispute = Narrow<Stripe.Dispute, { charge: string; payment_intent: string }>;

export type LineItem = Narrow<Stripe.LineItem, { price: Price; quantity: number }>;
export type CheckoutSession = Narrow<
  Stripe.Checkout.Session,
  {
    status: 'open' | 'complete' | 'expired';
    payment_status: 'paid' | 'unpaid' | 'no_payment_required';
    customer: Ref;
    subscription: Ref;
    invoice: Ref;
    payment_intent: Ref;
    line_items?: never;
    success_url: string;
    metadata: Metadata;
  }
>;
export type PortalSession = Narrow<Stripe.BillingPortal.Session, { configuration: string }>;

/** `data.object` as it was when it happened. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: Ref; idempotency_key: Ref };
  type: EventType;
}
export type EventType = Stripe.Event.Type;
