import type { Ctx } from '../platform/context.ts';
import { stripe } from '../platform/stripe.ts';
import { customersOf } from './customers.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import type { RenewalStop } from './renewal-stop.ts';
import { stopRenewals } from './stop-renewals.ts';
import { syncPerson } from './sync-customer.ts';

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
 * is left as it is. @throws whatever Stripe throws.
 */
export async function endRenewals({
  ctx,
  input: { uid, why },
}: {
  ctx: Ctx;
  input: { uid: string; why: RenewalStop };
}): Promise<void> {
  const customers = await customersOf(uid);
  if (customers.length === 0) return;
  await stopRenewals(ctx, await findSubscriptions(customers), why);
  for (const customer of customers) await closeCheckouts(customer);
  await syncPerson({ ctx, input: { uid, cause: why } });
}
