import { isOver } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { stripe, stripeErrorCode } from '../platform/stripe.ts';
import { customersOf } from '../stripe/customers.ts';
import { endSubscription } from '../stripe/end-subscription.ts';
import type { RenewalStop } from '../stripe/renewal-marks.ts';
import { changeAtStripe } from '../sync/change-at-stripe.ts';

const WHY = 'account-deletion' satisfies RenewalStop;

/** Ends everything of a person's at once, also what was never paid, and writes down that it is over. */
export async function endSubscriptions(ctx: Ctx, uid: string): Promise<void> {
  await changeAtStripe(ctx, { uid, cause: WHY }, async (found) => {
    for (const facts of found)
      if (!isOver(facts)) await endSubscription({ ctx, input: { id: facts.id, why: WHY } });
  });
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

/** Has money ever been taken from this customer? Also if it was given back since. */
async function hasPaid(customer: string): Promise<boolean> {
  const client = await stripe();
  for await (const { total } of client.invoices.list({ customer, status: 'paid', limit: 100 }))
    if (total > 0) return true;
  for await (const { paid } of client.charges.list({ customer, limit: 100 })) if (paid) return true;
  return false;
}

/** Has this person ever paid anything? */
export async function hasEverPaid(uid: string): Promise<boolean> {
  for (const customer of await customersOf(uid)) if (await hasPaid(customer)) return true;
  return false;
}

/** Deletes those of the person's customers at Stripe who never paid: no law has anybody keep them. */
export async function forgetUnpaid(uid: string): Promise<void> {
  for (const customer of await customersOf(uid))
    if (!(await hasPaid(customer))) await deleteCustomer(customer);
}

/** Deletes the person's customers at Stripe, whose invoices stay there. Answers whether any was left to be deleted. */
export async function forgetCustomers(uid: string): Promise<boolean> {
  let found = false;
  for (const customer of await customersOf(uid)) found = (await deleteCustomer(customer)) || found;
  return found;
}
