import type {
  Charge,
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Dispute,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  Refund,
  StripeEvent,
  Subscription,
} from '../shapes.ts';
import type { CardFile, CheckoutPlan, Delivery, IdempotentAnswer } from './records.ts';
import { type Settings, settings } from './settings.ts';

export interface Tables {
  customers: Customer;
  deletedCustomers: DeletedCustomer;
  products: Product;
  prices: Price;
  paymentMethods: PaymentMethod;
  checkoutSessions: CheckoutSession;
  subscriptions: Subscription;
  invoices: Invoice;
  invoicePayments: InvoicePayment;
  paymentIntents: PaymentIntent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  portalSessions: PortalSession;
  events: StripeEvent;
  /** What Stripe keeps to itself. */
  cards: CardFile;
  checkoutPlans: CheckoutPlan;
  deliveries: Delivery;
  idempotentAnswers: IdempotentAnswer;
}
export type TableName = keyof Tables;

/** The whole state, as it is in the file. */
export interface State {
  version: 1;
  /** Seconds that the clock is ahead of real time. */
  offset: number;
  /** How many ids have been given out. */
  ids: number;
  settings: Settings;
  tables: { [Name in TableName]: Tables[Name][] };
}

export const TABLE_NAMES = [
  'customers',
  'deletedCustomers',
  'products',
  'prices',
  'paymentMethods',
  'checkoutSessions',
  'subscriptions',
  'invoices',
  'invoicePayments',
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'portalSessions',
  'events',
  'cards',
  'checkoutPlans',
  'deliveries',
  'idempotentAnswers',
] as const satisfies readonly TableName[];

export function emptyState(): State {
  const tables = Object.fromEntries(TABLE_NAMES.map((name) => [name, []])) as unknown as State['tables'];
  return { version: 1, offset: 0, ids: 0, settings: settings.parse({}), tables };
}
