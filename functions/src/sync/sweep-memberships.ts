import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { updateEmail } from '../stripe/customers.ts';
import { refreshClaims } from './refresh-claims.ts';
import { syncCustomer } from './sync-user.ts';

/** How many customers are synced at once: Stripe accepts 100 calls a second. */
const AT_ONCE = 8;

/** How many customers were synced, belong to no user, or failed. */
export interface Sweep {
  readonly known: number;
  readonly unknown: number;
  readonly failed: number;
}

/** Syncs every customer at Stripe with the user whom its metadata name. Runs every night and repairs whatever was lost. */
export async function sweepMemberships({ ctx }: { ctx: Ctx }): Promise<Sweep> {
  const records: Stripe.Customer[] = [];
  for await (const customer of (await stripe()).customers.list({ limit: 100 })) records.push(customer);
  const results = await eachLimited(records, AT_ONCE, async (record): Promise<keyof Sweep> => {
    try {
      const uid = await syncCustomer({ ctx, input: { customer: record.id, record, cause: 'sweep' } });
      if (!uid) return 'unknown';
      // Access that has run out changes nothing in the store, and a failed write of the claims is not retried elsewhere.
      await refreshClaims({ ctx, input: { uid } });
      await updateEmail(ctx, uid, record);
      return 'known';
    } catch (cause) {
      // One customer's failure does not stop the sweep.
      ctx.log.error('sweep-customer', cause, { customer: record.id });
      return 'failed';
    }
  });
  const count = (result: keyof Sweep) => results.filter((each) => each === result).length;
  return { known: count('known'), unknown: count('unknown'), failed: count('failed') };
}
