import { membershipPlan, PRICE_LOOKUP_KEY } from '@boma/domain/membership/plan.ts';
import { stripe } from '../platform/stripe.ts';

let known: string | undefined;

/**
 * The id of the price at Stripe.
 * @throws Error when there is none, or when it is not what the site says that Premium costs.
 */
export async function premiumPrice(): Promise<string> {
  if (known) return known;
  const { data } = await (await stripe()).prices.list({ lookup_keys: [PRICE_LOOKUP_KEY], active: true });
  const [price] = data;
  if (!price) throw new Error(`Stripe has no active price with the lookup key ${PRICE_LOOKUP_KEY}.`);
  const { amount, currency, interval } = membershipPlan;
  if (price.unit_amount !== amount || price.currency !== currency || price.recurring?.interval !== interval)
    throw new Error(`The price ${PRICE_LOOKUP_KEY} at Stripe is not ${amount} ${currency} a ${interval}.`);
  known = price.id;
  return price.id;
}
