/**
 * The events that tell of a change of what somebody has or has paid. The webhook endpoint at Stripe is to send these, and
 * the reconciler asks for these; Stripe takes twenty at most.
 */
export const HEARD_EVENTS = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.failed',
] as const;

export const isHeard = (type: string): boolean => HEARD_EVENTS.some((heard) => heard === type);
