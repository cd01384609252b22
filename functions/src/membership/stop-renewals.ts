import { renews } from '@boma/domain/membership/one-subscription.policy.ts';
import { stripe } from '../platform/stripe.ts';
import { type RenewalStop, STOP_MARK } from './renewal-stop.ts';
import type { FoundSubscription } from './subscription-facts.ts';

/** None of these renews any more; what is paid for stays. Answers whether there was one that did. */
export async function stopRenewals(found: readonly FoundSubscription[], why: RenewalStop): Promise<boolean> {
  const renewing = found.filter(renews);
  const client = await stripe();
  for (const { id } of renewing)
    await client.subscriptions.update(id, { cancel_at_period_end: true, metadata: { [STOP_MARK]: why } });
  return renewing.length > 0;
}
