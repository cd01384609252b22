import { duplicatesOf } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { endSubscription } from './end-subscription.ts';
import { DUPLICATE, paidInvoices } from './paid-invoices.ts';
import { refundPayment } from './refund-payment.ts';
import type { FoundSubscription } from './subscription-facts.ts';

async function refundSubscription({ id, customer }: FoundSubscription): Promise<void> {
  const paid = (await paidInvoices([customer])).filter(({ subscription }) => subscription === id);
  for (const { paymentIntent, isRefunded } of paid)
    if (!isRefunded)
      await refundPayment({
        paymentIntent,
        key: `duplicate-${paymentIntent}`,
        reason: 'duplicate',
        metadata: { reason: DUPLICATE, subscription: id },
      });
}

/**
 * A user keeps one live subscription: of two that were bought at once, the later is refunded and ended.
 * @returns true if any subscription was ended.
 */
export async function endDuplicates({
  ctx,
  input: { found },
}: {
  ctx: Ctx;
  input: { found: readonly FoundSubscription[] };
}): Promise<boolean> {
  const duplicates = duplicatesOf(found);
  for (const { facts, isRefunded } of duplicates) {
    ctx.log.warn('duplicate-purchase', { subscription: facts.id, refunded: isRefunded });
    if (isRefunded) await refundSubscription(facts);
    // Last: while the subscription lives, a sync that follows an interrupted one finds it again.
    await endSubscription({ ctx, input: { id: facts.id, why: DUPLICATE } });
  }
  return duplicates.length > 0;
}
