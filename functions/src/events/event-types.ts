/**
 * The types of Stripe events that the server handles: they report a change of what a customer has or has paid. The webhook
 * endpoint at Stripe sends these, and the reconciler lists these. Stripe accepts twenty at most.
 */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.failed',
] as const;
