import { isOwed } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { closeCheckouts } from '../stripe/close-checkouts.ts';
import type { RenewalStop } from '../stripe/renewal-marks.ts';
import { stopRenewals } from '../stripe/stop-renewals.ts';
import { changeAtStripe } from './change-at-stripe.ts';

/**
 * Nothing of a person's renews any more, and nothing can be bought where they were about to. What ends already, and is paid,
 * is left as it is. `sparesOwed`: so is what is owed, since ending that is all of this that cannot be taken back. @throws
 * whatever Stripe throws.
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
