import { membershipPlan } from '@boma/domain/membership/plan.ts';
import { stripe, stripeErrorParam } from '../platform/stripe.ts';

let remembered: string | undefined;

/**
 * The id of the price at Stripe, remembered by this process.
 * @throws Error when Stripe has no such price, or it differs from what the site says that Premium costs.
 */
async function premiumPrice(): Promise<string> {
  if (remembered) return remembered;
  const { data } = await (await stripe()).prices.list({
    lookup_keys: [membershipPlan.lookupKey],
    active: true,
  });
  const [price] = data;
  if (!price) throw new Error(`Stripe has no active price with the lookup key ${membershipPlan.lookupKey}.`);
  const { amount, currency, interval } = membershipPlan;
  if (price.unit_amount !== amount || price.currency !== currency || price.recurring?.interval !== interval)
    throw new Error(
      `The price ${membershipPlan.lookupKey} at Stripe is not ${amount} ${currency} a ${interval}.`,
    );
  remembered = price.id;
  return price.id;
}

/**
 * Calls Stripe with the id of the price. If Stripe refuses a remembered price, because the operator has replaced it, the
 * price is read again and the call is made once more.
 */
export async function withPremiumPrice<T>(call: (price: string) => Promise<T>): Promise<T> {
  const isRemembered = remembered !== undefined;
  try {
    return await call(await premiumPrice());
  } catch (cause) {
    if (!stripeErrorParam(cause)?.startsWith('line_items')) throw cause;
    remembered = undefined;
    if (!isRemembered) throw cause;
    return call(await premiumPrice());
  }
}
