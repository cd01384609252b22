import type { Ctx } from '../platform/context.ts';
import { customersOf } from '../stripe/customers.ts';
import { findSubscriptions } from '../stripe/find-subscriptions.ts';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';
import { syncUser } from './sync-user.ts';

/**
 * Changes a user's subscriptions at Stripe and syncs their membership afterwards. Does nothing for a user without a customer
 * at Stripe. @throws what Stripe throws.
 */
export async function changeAtStripe(
  ctx: Ctx,
  { uid, cause }: { readonly uid: string; readonly cause: string },
  change: (found: readonly FoundSubscription[], customers: readonly string[]) => Promise<void>,
): Promise<void> {
  const customers = await customersOf(uid);
  if (customers.length === 0) return;
  await change(await findSubscriptions(customers), customers);
  await syncUser({ ctx, input: { uid, cause } });
}
