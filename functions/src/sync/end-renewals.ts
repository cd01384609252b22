import { isOwed } from '@boma/domain/membership/one-subscription.policy.ts';
import type { RenewalStop } from '@boma/domain/membership/renewal-stops.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { closeCheckouts } from '../stripe/close-checkouts.ts';
import { stopRenewals } from '../stripe/stop-renewals.ts';
import { changeAtStripe } from './change-at-stripe.ts';

/**
 * Ends the renewals of a user and closes their open checkouts. A paid subscription that ends already is left as it is.
 * `sparesOwed`: a subscription whose payment failed is left too, because ending it cannot be undone. @throws what Stripe
 * throws.
 */
export async function endRenewals({
  ctx,
  input: { uid, why, sparesOwed },
}: {
  ctx: Ctx;
  input: { uid: string; why: RenewalStop; sparesOwed?: true };
}): Promise<void> {
  await changeAtStripe(ctx, { uid, cause: why }, async (found, customers) => {
    await stopRenewals(ctx, sparesOwed ? found.filter((facts) => !isOwed(facts)) : found, why);
    for (const customer of customers) await closeCheckouts(customer);
  });
}
