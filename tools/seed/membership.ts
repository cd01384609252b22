import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { createCheckoutSession } from '../../functions/src/stripe/checkout-session.ts';
import { ensureCustomer } from '../../functions/src/stripe/customers.ts';
import { findSubscriptions } from '../../functions/src/stripe/find-subscriptions.ts';
import { syncUser } from '../../functions/src/sync/sync-user.ts';

/**
 * Has a demo account buy a membership, as people do: one that was only written down would end with the first look at
 * Stripe. Whoever ever bought one keeps what has become of it.
 */
export async function seedMembership({ uid, email }: { uid: string; email: string }): Promise<void> {
  const ctx = systemContext();
  const customer = await ensureCustomer(uid, email);
  if ((await findSubscriptions([customer])).length === 0)
    await payAt(await createCheckoutSession(ctx, uid, customer), { email });
  await syncUser({ ctx, input: { uid, cause: 'seed' } });
}
