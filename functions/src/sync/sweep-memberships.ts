import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { type Stripe, stripe } from '../platform/stripe.ts';
import { keepAddress } from '../stripe/customers.ts';
import { hintClaims } from './refresh-claims.ts';
import { syncCustomer } from './sync-customer.ts';

/** How many customers are looked at side by side: Stripe takes 100 calls a second. */
const AT_ONCE = 8;

export interface Sweep {
  /** Whose membership is now what Stripe says. */
  readonly known: number;
  /** Nobody's of ours. */
  readonly unknown: number;
  readonly failed: number;
}

/** Looks at every customer there is at Stripe, who says whose they are. Every night, whatever was lost here. */
export async function sweepMemberships({ ctx }: { ctx: Ctx }): Promise<Sweep> {
  const records: Stripe.Customer[] = [];
  for await (const customer of (await stripe()).customers.list({ limit: 100 })) records.push(customer);
  const ends = await eachLimited(records, AT_ONCE, async (record): Promise<keyof Sweep> => {
    try {
      const uid = await syncCustomer({ ctx, input: { customer: record.id, record, cause: 'sweep' } });
      if (!uid) return 'unknown';
      // Access that ran out by itself changed nothing in the store, and a hint that failed was not repeated.
      await hintClaims({ ctx, input: { uid } });
      await keepAddress(uid, record);
      return 'known';
    } catch (cause) {
      // One person's trouble keeps nobody else from being looked at.
      ctx.log.error('sweep-customer', cause, { customer: record.id });
      return 'failed';
    }
  });
  const count = (end: keyof Sweep) => ends.filter((each) => each === end).length;
  return { known: count('known'), unknown: count('unknown'), failed: count('failed') };
}
