import { type Stripe, stripe } from '../platform/stripe.ts';
import { idOf } from './id-of.ts';

/** An invoice that money was taken for, and what became of the money. Amounts in the smallest unit, times unix seconds. */
export interface PaidInvoice {
  readonly id: string;
  readonly subscription: string | undefined;
  readonly paymentIntent: string;
  readonly paidAt: number;
  readonly isDisputed: boolean;
  /** Given back because it was the second of two purchases at once. */
  readonly isDuplicate: boolean;
  readonly isRefunded: boolean;
}

/** Marks a refund that nobody asked for: it does not use up the guarantee. */
export const DUPLICATE = 'duplicate-purchase';

async function paymentOf(client: Stripe, invoice: string): Promise<string | undefined> {
  const { data } = await client.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
  return idOf(data[0]?.payment.payment_intent);
}

async function describe(client: Stripe, invoice: Stripe.Invoice): Promise<PaidInvoice | undefined> {
  const paymentIntent = await paymentOf(client, invoice.id);
  if (!paymentIntent) return undefined;
  const [refunds, charges] = await Promise.all([
    client.refunds.list({ payment_intent: paymentIntent, limit: 100 }),
    client.charges.list({ payment_intent: paymentIntent, limit: 100 }),
  ]);
  const standing = refunds.data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  return {
    id: invoice.id,
    subscription: idOf(invoice.parent?.subscription_details?.subscription),
    paymentIntent,
    paidAt: invoice.status_transitions.paid_at ?? invoice.created,
    isDisputed: charges.data.some(({ disputed }) => disputed),
    isDuplicate: standing.some(({ metadata }) => metadata?.reason === DUPLICATE),
    isRefunded: standing.length > 0,
  };
}

/** Every invoice of these customers that money was taken for. One of nought, as a trial's first, is none. */
export async function paidInvoices(customers: readonly string[]): Promise<PaidInvoice[]> {
  const client = await stripe();
  const lists = await Promise.all(
    customers.map(async (customer) => {
      const described: PaidInvoice[] = [];
      for await (const invoice of client.invoices.list({ customer, status: 'paid', limit: 100 })) {
        const paid = invoice.amount_paid > 0 ? await describe(client, invoice) : undefined;
        if (paid) described.push(paid);
      }
      return described;
    }),
  );
  return lists.flat();
}
