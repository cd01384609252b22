import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { createCheckoutSession } from '../../functions/src/stripe/checkout-session.ts';
import { ensureCustomer } from '../../functions/src/stripe/customers.ts';
import { findSubscriptions } from '../../functions/src/stripe/find-subscriptions.ts';
import { syncUser } from '../../functions/src/sync/sync-user.ts';

/**
 * Buys a membership for a demo account at the Stripe simulator: one that was only written to the store would end at the
 * next sync. An account that has bought one before keeps it as it is now.
 */
export async function seedMembership({ uid, email }: { uid: string; email: string }): Promise<void> {
  const ctx = systemContext();
  const customer = await ensureCustomer(uid, email);
  if ((await findSubscriptions([customer])).length === 0)
    await payAt(await createCheckoutSession(ctx, uid, customer), { email });
  await syncUser({ ctx, input: { uid, cause: 'seed' } });
}
