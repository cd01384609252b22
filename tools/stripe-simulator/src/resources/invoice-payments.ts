import { z } from 'zod';
import { change, emit } from '../engine/change.ts';
import { isCreated, listPage } from '../http/list.ts';
import { created, listOf, text } from '../http/params.ts';
import { type Route, route } from '../http/route.ts';
import type { Invoice, InvoicePayment, PaymentIntent } from '../shapes.ts';
import type { World } from '../state/world.ts';

export const paymentsOf = (world: World, invoice: string) =>
  world.tables.invoicePayments.where((each) => each.invoice === invoice);

/** Ties an invoice to the intent that is to pay it. */
export function linkPayment(world: World, invoice: Invoice, intent: PaymentIntent): InvoicePayment {
  return world.tables.invoicePayments.put({
    id: world.id('inpay', 24),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent.amount,
    created: world.now(),
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

export function markPaid(world: World, payment: InvoicePayment): void {
  const paid = change(world, 'invoicePayments', payment, {
    amount_paid: payment.amount_requested,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: world.now() },
  });
  emit(world, 'invoice_payment.paid', paid);
}

const HERE = '/v1/invoice_payments';
export const listParams = listOf({
  created,
  invoice: text.optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
});
export const invoicePaymentRoutes: Route[] = [
  route('GET', HERE, listParams, ({ world, params }) => {
    const intent = params.payment?.payment_intent;
    const found = world.tables.invoicePayments.where(
      (each) =>
        isCreated(each, params.created) &&
        (!params.invoice || each.invoice === params.invoice) &&
        (!params.status || each.status === params.status) &&
        (!intent || each.payment.payment_intent === intent),
    );
    return listPage(HERE, found, params);
  }),
];
