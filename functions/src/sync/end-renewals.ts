import { isOwed } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { stripe } from '../platform/stripe.ts';
import type { RenewalStop } from '../stripe/renewal-marks.ts';
import { stopRenewals } from '../stripe/stop-renewals.ts';
import { changeAtStripe } from './change-at-stripe.ts';

/** Nobody pays any more on a page that was opened before. */
async function closeCheckouts(customer: string): Promise<void> {
  const client = await stripe();
  for await (const { id } of client.checkout.sessions.list({ customer, status: 'open', limit: 100 }))
    await client.checkout.sessions.expire(id).catch(async (error: unknown) => {
      // Paid or over at this very moment: what was bought is found next.
      if ((await client.checkout.sessions.retrieve(id)).status === 'open') throw error;
    });
}

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
