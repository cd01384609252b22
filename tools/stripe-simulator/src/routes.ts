import type { Route } from './http/route.ts';
import { chargeRoutes } from './resources/charges.ts';
import { checkoutSessionRoutes } from './resources/checkout-sessions.ts';
import { customerRoutes } from './resources/customers.ts';
import { disputeRoutes } from './resources/disputes.ts';
import { eventRoutes } from './resources/events.ts';
import { invoicePaymentRoutes } from './resources/invoice-payments.ts';
import { invoiceRoutes } from './resources/invoices.ts';
import { payInvoiceRoutes } from './resources/pay-invoice.ts';
import { portalSessionRoutes } from './resources/portal-sessions.ts';
import { priceRoutes } from './resources/prices.ts';
import { refundRoutes } from './resources/refunds.ts';
import { subscriptionRoutes } from './resources/subscriptions.ts';

/** Every endpoint. The first that matches answers; any other path is refused. */
export const ROUTES: readonly Route[] = [
  ...customerRoutes,
  ...priceRoutes,
  ...checkoutSessionRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...payInvoiceRoutes,
  ...invoicePaymentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...portalSessionRoutes,
  ...eventRoutes,
];
