import { isLive } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { isStripeOutage, type Stripe, stripe } from '../platform/stripe.ts';
import { idOf } from './id-of.ts';

/** True if the customer has chosen another card at Stripe. */
export const isCardChange = ({ type, data }: Stripe.Event): boolean =>
  type === 'customer.updated' &&
  data.previous_attributes?.invoice_settings?.default_payment_method !== undefined;

/** Pays what is owed for a subscription. A card that is refused is Stripe's to try again. */
async function payOwed(ctx: Ctx, client: Stripe, subscription: string): Promise<void> {
  for await (const { id } of client.invoices.list({ subscription, status: 'open' }))
    await client.invoices.pay(id).catch((cause: unknown) => {
      if (isStripeOutage(cause)) throw cause;
      ctx.log.info('card-refused', { subscription, invoice: id });
    });
}

/**
 * Checkout gives a subscription a card of its own, which outranks that of the customer; Stripe's portal changes that of the
 * customer alone (https://docs.stripe.com/customer-management/portal-deep-links). So the subscriptions follow it, and what is
 * owed is paid with it. A repeated call changes nothing.
 */
export async function followCard({
  ctx,
  input: { customer },
}: {
  ctx: Ctx;
  input: { customer: string };
}): Promise<void> {
  const client = await stripe();
  const found = await client.customers.retrieve(customer);
  const card = found.deleted ? undefined : idOf(found.invoice_settings.default_payment_method);
  if (card === undefined) return;
  for await (const subscription of client.subscriptions.list({ customer })) {
    if (!isLive(subscription)) continue;
    if (idOf(subscription.default_payment_method) !== card)
      await client.subscriptions.update(subscription.id, { default_payment_method: card });
    await payOwed(ctx, client, subscription.id);
  }
}
