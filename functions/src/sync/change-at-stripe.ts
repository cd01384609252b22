import type { Ctx } from '../platform/context.ts';
import { customersOf } from '../stripe/customers.ts';
import { findSubscriptions } from '../stripe/find-subscriptions.ts';
import type { FoundSubscription } from '../stripe/subscription-facts.ts';
import { syncPerson } from './sync-customer.ts';

/**
 * Changes something at Stripe of all that a person has there, and writes down what came of it. Nothing for whoever has never
 * been on the way to pay. @throws whatever Stripe throws.
 */
export async function changeAtStripe(
  ctx: Ctx,
  { uid, cause }: { readonly uid: string; readonly cause: string },
  change: (found: readonly FoundSubscription[], customers: readonly string[]) => Promise<void>,
): Promise<void> {
  const customers = await customersOf(uid);
  if (customers.length === 0) return;
  await change(await findSubscriptions(customers), customers);
  await syncPerson({ ctx, input: { uid, cause } });
}
