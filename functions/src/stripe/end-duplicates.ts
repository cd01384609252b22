import { duplicatesOf } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { endSubscription } from './end-subscription.ts';
import { DUPLICATE, paidInvoices } from './paid-invoices.ts';
import { giveBack } from './refund-payment.ts';
import type { FoundSubscription } from './subscription-facts.ts';

async function payBack({ id, customer }: FoundSubscription): Promise<void> {
  const paid = (await paidInvoices([customer])).filter(({ subscription }) => subscription === id);
  for (const { paymentIntent, isRefunded } of paid)
    if (!isRefunded)
      await giveBack({
        paymentIntent,
        key: `duplicate-${paymentIntent}`,
        reason: 'duplicate',
        metadata: { reason: DUPLICATE, subscription: id },
      });
}

/** A person has one live subscription: of two that were bought at once the later is paid back and ended. */
export async function endDuplicates({
  ctx,
  input: { found },
}: {
  ctx: Ctx;
  input: { found: readonly FoundSubscription[] };
}): Promise<boolean> {
  const duplicates = duplicatesOf(found);
  for (const { facts, isPaidBack } of duplicates) {
    ctx.log.warn('duplicate-purchase', { subscription: facts.id, paid_back: isPaidBack });
    if (isPaidBack) await payBack(facts);
    // Last: as long as it lives, whoever was broken off here is told by it what is still to be done.
    await endSubscription({ ctx, input: { id: facts.id, why: DUPLICATE } });
  }
  return duplicates.length > 0;
}
