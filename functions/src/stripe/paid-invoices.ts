import { type DisputeState, disputeState } from '@boma/domain/membership/dispute.policy.ts';
import type { Seconds } from '@boma/domain/time.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { idOf } from './id-of.ts';

/** A paid invoice, and what became of its payment. */
export interface PaidInvoice {
  readonly id: string;
  readonly subscription: string | undefined;
  readonly paymentIntent: string;
  readonly paidAt: Seconds;
  /** Undefined if the customer has never disputed it. */
  readonly dispute: DisputeState | undefined;
  /** Refunded by the server because it was the second of two simultaneous purchases. */
  readonly isDuplicate: boolean;
  /** True once all of it is paid back. Staff may have paid back a part. */
  readonly isRefunded: boolean;
  /** In the currency's smallest unit. */
  readonly refunded: number;
}

/** Marks a refund that the member did not request: it does not use up the money-back guarantee. */
export const DUPLICATE = 'duplicate-purchase';
/** More than one payment can have: Stripe refunds no less than a cent at a time. */
const MOST_REFUNDS = 1000;

async function paymentOf(client: Stripe, invoice: string): Promise<string | undefined> {
  const { data } = await client.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
  return idOf(data[0]?.payment.payment_intent);
}

/** What the bank has decided about a disputed payment. */
async function disputeOf(client: Stripe, paymentIntent: string): Promise<DisputeState> {
  const { data } = await client.disputes.list({ payment_intent: paymentIntent, limit: 100 });
  return disputeState(data.map(({ status }) => status));
}

/** What became of the payment of a paid invoice. Undefined for an invoice that no payment belongs to. */
export async function paidInvoiceOf(
  client: Stripe,
  invoice: Stripe.Invoice,
): Promise<PaidInvoice | undefined> {
  const paymentIntent = await paymentOf(client, invoice.id);
  if (!paymentIntent) return undefined;
  const [refunds, charges] = await Promise.all([
    client.refunds
      .list({ payment_intent: paymentIntent, limit: 100 })
      .autoPagingToArray({ limit: MOST_REFUNDS }),
    client.charges.list({ payment_intent: paymentIntent, limit: 100 }),
  ]);
  const validRefunds = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const refunded = validRefunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: invoice.id,
    subscription: idOf(invoice.parent?.subscription_details?.subscription),
    paymentIntent,
    paidAt: invoice.status_transitions.paid_at ?? invoice.created,
    dispute: charges.data.some(({ disputed }) => disputed)
      ? await disputeOf(client, paymentIntent)
      : undefined,
    isDuplicate: validRefunds.some(({ metadata }) => metadata?.reason === DUPLICATE),
    isRefunded: refunded >= invoice.amount_paid,
    refunded,
  };
}

/** Every invoice that these customers paid. Invoices of zero, such as a trial's first, are left out. */
export async function paidInvoices(customers: readonly string[]): Promise<PaidInvoice[]> {
  const client = await stripe();
  const lists = await Promise.all(
    customers.map(async (customer) => {
      const found: PaidInvoice[] = [];
      for await (const invoice of client.invoices.list({ customer, status: 'paid', limit: 100 })) {
        const paid = invoice.amount_paid > 0 ? await paidInvoiceOf(client, invoice) : undefined;
        if (paid) found.push(paid);
      }
      return found;
    }),
  );
  return lists.flat();
}
