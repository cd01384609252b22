import { isLive } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { customersOf } from './customers.ts';
import { type RenewalStop, STOP_MARK } from './renewal-stop.ts';
import { factsOf } from './subscription-facts.ts';
import { syncPerson } from './sync-customer.ts';

async function stoppedFor(customer: string, why: RenewalStop): Promise<Stripe.Subscription[]> {
  const { data } = await (await stripe()).subscriptions.list({ customer, status: 'all', limit: 100 });
  return data.filter((each) => isLive(factsOf(customer, each)) && each.metadata[STOP_MARK] === why);
}

/** What was ended for this reason renews again, unless it is over by now. @throws whatever Stripe throws. */
export async function restoreRenewals({
  ctx,
  input: { uid, why },
}: {
  ctx: Ctx;
  input: { uid: string; why: RenewalStop };
}): Promise<void> {
  const customers = await customersOf(uid);
  if (customers.length === 0) return;
  const client = await stripe();
  for (const customer of customers)
    for (const { id } of await stoppedFor(customer, why))
      await client.subscriptions.update(id, { cancel_at_period_end: false, metadata: { [STOP_MARK]: '' } });
  await syncPerson({ ctx, input: { uid, cause: `${why}-undone` } });
}
