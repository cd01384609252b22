import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { ensureCustomer } from '../../functions/src/membership/customers.ts';
import { findSubscriptions } from '../../functions/src/membership/find-subscriptions.ts';
import { checkoutSession } from '../../functions/src/membership/payment-link.ts';
import { syncPerson } from '../../functions/src/membership/sync-customer.ts';
import { systemContext } from '../../functions/src/platform/context.ts';

/**
 * Has a demo account buy a membership, as people do: one that was only written down would end with the first look at
 * Stripe. Whoever ever bought one keeps what has become of it.
 */
export async function seedMembership({ uid, email }: { uid: string; email: string }): Promise<void> {
  const ctx = systemContext();
  const customer = await ensureCustomer(uid, email);
  if ((await findSubscriptions([customer])).length === 0)
    await payAt(await checkoutSession(ctx, uid, customer), { email });
  await syncPerson({ ctx, input: { uid, cause: 'seed' } });
}
