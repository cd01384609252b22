import type { Ctx } from '../platform/context.ts';
import { stripe } from '../platform/stripe.ts';
import { DUPLICATE, paidInvoices } from './paid-invoices.ts';
import type { FoundSubscription } from './subscription-facts.ts';

const LIVE: readonly FoundSubscription['status'][] = ['active', 'trialing', 'past_due', 'paused', 'unpaid'];

export const isLive = ({ status }: Pick<FoundSubscription, 'status'>) => LIVE.includes(status);

/** The one that stays: one that is paid before one that is not, and of equals the first. */
function inOrderOfStaying(a: FoundSubscription, b: FoundSubscription): number {
  const paid = ({ status }: FoundSubscription) => (status === 'active' || status === 'trialing' ? 0 : 1);
  return paid(a) - paid(b) || a.created - b.created || (a.id < b.id ? -1 : 1);
}

async function endAndRefund({ id, customer }: FoundSubscription): Promise<void> {
  const client = await stripe();
  const paid = (await paidInvoices([customer])).filter(({ subscription }) => subscription === id);
  for (const { paymentIntent, isRefunded } of paid) {
    if (isRefunded) continue;
    await client.refunds.create(
      { payment_intent: paymentIntent, metadata: { reason: DUPLICATE, subscription: id } },
      { idempotencyKey: `duplicate-${paymentIntent}` },
    );
  }
  // Last: as long as it lives, whoever was broken off here is told by it what is still to be done.
  await client.subscriptions.cancel(id, {}, { idempotencyKey: `duplicate-${id}` });
}

/** A person has one live subscription: of two that were bought at once the later is ended and paid back. */
export async function endDuplicates({
  ctx,
  input: { found },
}: {
  ctx: Ctx;
  input: { found: readonly FoundSubscription[] };
}): Promise<boolean> {
  const [, ...duplicates] = found.filter(isLive).sort(inOrderOfStaying);
  for (const duplicate of duplicates) {
    ctx.log.warn('duplicate-purchase', { subscription: duplicate.id });
    await endAndRefund(duplicate);
  }
  return duplicates.length > 0;
}
