import { isOver } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { stripe } from '../platform/stripe.ts';
import { endSubscription } from './end-subscription.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import { idOf } from './id-of.ts';
import { paidInvoices } from './paid-invoices.ts';

/**
 * Ends the subscriptions whose payment the customer has disputed at their bank. Other subscriptions stay, also those whose
 * payment the bank has left with us: the event may be repeated long after.
 */
export async function endDisputedSubscriptions({
  ctx,
  input: { customer },
}: {
  ctx: Ctx;
  input: { customer: string };
}): Promise<void> {
  const disputed = (await paidInvoices([customer])).filter(
    ({ dispute }) => dispute === 'open' || dispute === 'returned',
  );
  const open = (await findSubscriptions([customer])).filter((facts) => !isOver(facts));
  for (const { id } of open)
    if (disputed.some(({ subscription }) => subscription === id))
      await endSubscription({ ctx, input: { id, why: 'disputed' } });
}

/** The customer who paid a charge. */
export async function customerOfCharge(charge: string): Promise<string | undefined> {
  return idOf((await (await stripe()).charges.retrieve(charge)).customer);
}
