import type { Ctx } from '../platform/context.ts';
import { customersOf } from './customers.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import type { RenewalStop } from './renewal-stop.ts';
import { restoreStopped } from './stop-renewals.ts';
import { syncPerson } from './sync-customer.ts';

/** What was stopped for this reason renews again, unless it is over by now. @throws whatever Stripe throws. */
export async function restoreRenewals({
  ctx,
  input: { uid, why },
}: {
  ctx: Ctx;
  input: { uid: string; why: RenewalStop };
}): Promise<void> {
  const customers = await customersOf(uid);
  if (customers.length === 0) return;
  await restoreStopped(await findSubscriptions(customers), why);
  await syncPerson({ ctx, input: { uid, cause: `${why}-undone` } });
}
