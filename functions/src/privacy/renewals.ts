import { isLive, isOver } from '@boma/domain/membership/one-subscription.policy.ts';
import { customersOf } from '../membership/customers.ts';
import { endSubscription } from '../membership/end-subscription.ts';
import { findSubscriptions } from '../membership/find-subscriptions.ts';
import { factsOf } from '../membership/subscription-facts.ts';
import { syncPerson } from '../membership/sync-customer.ts';
import type { Ctx } from '../platform/context.ts';
import { type Stripe, stripe, stripeErrorCode } from '../platform/stripe.ts';

/** Noted at Stripe itself, so that what was ended for this reason is known whatever we lose on the way. */
const MARK = 'ended_for';
const LEAVING = 'account-deletion';

async function liveSubscriptions(customers: readonly string[]): Promise<Stripe.Subscription[]> {
  const client = await stripe();
  const lists = await Promise.all(
    customers.map(async (customer) => {
      const { data } = await client.subscriptions.list({ customer, status: 'all', limit: 100 });
      return data.filter((subscription) => isLive(factsOf(customer, subscription)));
    }),
  );
  return lists.flat();
}

/** Changes the live subscriptions that `which` picks, and writes down what Stripe then says. Who never bought is not asked about. */
async function change(
  ctx: Ctx,
  uid: string,
  which: (subscription: Stripe.Subscription) => boolean,
  to: Stripe.SubscriptionUpdateParams,
): Promise<void> {
  const customers = await customersOf(uid);
  if (customers.length === 0) return;
  const client = await stripe();
  for (const { id } of (await liveSubscriptions(customers)).filter(which))
    await client.subscriptions.update(id, to);
  await syncPerson({ ctx, input: { uid, cause: LEAVING } });
}

/** Nothing of a person's renews any more. What ends already is left as it is. @throws whatever Stripe throws. */
export function endRenewals(ctx: Ctx, uid: string): Promise<void> {
  return change(ctx, uid, ({ cancel_at_period_end: atEnd, cancel_at: at }) => !atEnd && at === null, {
    cancel_at_period_end: true,
    metadata: { [MARK]: LEAVING },
  });
}

/** What `endRenewals` has ended renews again, unless it is over by now. */
export function restoreRenewals(ctx: Ctx, uid: string): Promise<void> {
  return change(ctx, uid, ({ metadata }) => metadata[MARK] === LEAVING, {
    cancel_at_period_end: false,
    metadata: { [MARK]: '' },
  });
}

/** Ends everything of a person's at once, also what was never paid, and writes down that it is over. */
export async function endSubscriptions(ctx: Ctx, uid: string): Promise<void> {
  const customers = await customersOf(uid);
  if (customers.length === 0) return;
  for (const facts of await findSubscriptions(customers))
    if (!isOver(facts)) await endSubscription({ ctx, input: { id: facts.id, why: LEAVING } });
  await syncPerson({ ctx, input: { uid, cause: LEAVING } });
}

async function deleteCustomer(customer: string): Promise<boolean> {
  try {
    await (await stripe()).customers.del(customer);
    return true;
  } catch (error) {
    if (stripeErrorCode(error) === 'resource_missing') return false;
    throw error;
  }
}

/** Deletes the person's customers at Stripe, whose invoices stay there. Answers whether any was left to be deleted. */
export async function forgetCustomers(uid: string): Promise<boolean> {
  let found = false;
  for (const customer of await customersOf(uid)) found = (await deleteCustomer(customer)) || found;
  return found;
}
