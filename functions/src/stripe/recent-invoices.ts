import type { StripeInvoice } from '@boma/domain/membership/staff-membership.schema.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { paidInvoiceOf } from './paid-invoices.ts';

/** Each paid one costs three calls more. */
const SHOWN = 6;

async function viewOf(client: Stripe, invoice: Stripe.Invoice): Promise<StripeInvoice> {
  const { id, number, created, status, total, currency } = invoice;
  const paid = status === 'paid' && total > 0 ? await paidInvoiceOf(client, invoice) : undefined;
  const { refunded = 0, dispute = null } = paid ?? {};
  return { id, number, created, status: status ?? 'draft', total, currency, refunded, dispute };
}

/** The last invoices of these customers, paid or not, the newest first. */
export async function recentInvoices(customers: readonly string[]): Promise<StripeInvoice[]> {
  const client = await stripe();
  const lists = await Promise.all(
    customers.map(async (customer) => (await client.invoices.list({ customer, limit: SHOWN })).data),
  );
  const newest = lists
    .flat()
    .toSorted((a, b) => b.created - a.created)
    .slice(0, SHOWN);
  return Promise.all(newest.map((invoice) => viewOf(client, invoice)));
}
