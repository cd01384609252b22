import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { stripe } from '../platform/stripe.ts';
import { syncCustomer } from './sync-customer.ts';

/** How many customers are looked at side by side: Stripe takes 100 calls a second. */
const AT_ONCE = 8;

/** Looks at every customer there is at Stripe, who says whose they are. Every night, whatever was lost here. */
export async function sweepMemberships({ ctx }: { ctx: Ctx }): Promise<{ known: number; unknown: number }> {
  const counts = { known: 0, unknown: 0 };
  const ids: string[] = [];
  for await (const customer of (await stripe()).customers.list({ limit: 100 })) ids.push(customer.id);
  await eachLimited(ids, AT_ONCE, async (customer) => {
    const uid = await syncCustomer({ ctx, input: { customer, cause: 'sweep' } });
    counts[uid ? 'known' : 'unknown'] += 1;
  });
  return counts;
}
