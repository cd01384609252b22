import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';
import { type Stripe, stripe, stripeErrorCode } from '../platform/stripe.ts';
import { updateEmail } from '../stripe/customers.ts';
import { refreshClaims } from './refresh-claims.ts';
import { syncCustomer } from './sync-user.ts';

/** How many customers are synced at once: Stripe accepts 100 calls a second. */
const AT_ONCE = 8;
const PAGE = 100;
/** The function is ended after half an hour. */
const RUNS_FOR_MS = 25 * 60_000;

/** How many customers were synced, belong to no user, or failed. */
export interface Sweep {
  readonly known: number;
  readonly unknown: number;
  readonly failed: number;
}

async function sweepCustomer(ctx: Ctx, record: Stripe.Customer): Promise<keyof Sweep> {
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
}

/** A page of customers, the newest first. From the newest on where the customer to go on after is gone. */
async function pageAfter(after: string | null): Promise<Stripe.ApiList<Stripe.Customer>> {
  const { customers } = await stripe();
  const asked = { limit: PAGE, expand: ['data.subscriptions'] };
  if (after === null) return customers.list(asked);
  return customers.list({ ...asked, starting_after: after }).catch((cause: unknown) => {
    if (stripeErrorCode(cause) === 'resource_missing') return customers.list(asked);
    throw cause;
  });
}

/**
 * Syncs every customer at Stripe with the user whom its metadata name, and repairs whatever was lost. Runs every night. A run
 * that comes to no end within its time stores how far it came, and the next one goes on there.
 */
export async function sweepMemberships({ ctx }: { ctx: Ctx }): Promise<Sweep> {
  const began = ctx.clock.real();
  const sweep = { known: 0, unknown: 0, failed: 0 };
  const stopped = (await store.membershipSweep().get()).data()?.after ?? null;
  let after = stopped;
  do {
    const { data, has_more } = await pageAfter(after);
    const results = await eachLimited(data, AT_ONCE, (record) => sweepCustomer(ctx, record));
    for (const result of results) sweep[result] += 1;
    after = (has_more && data.at(-1)?.id) || null;
  } while (after !== null && ctx.clock.real() - began < RUNS_FOR_MS);
  if (after !== stopped) await store.membershipSweep().set({ after });
  return sweep;
}
