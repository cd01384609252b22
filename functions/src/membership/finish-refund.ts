import { isOver } from '@boma/domain/membership/one-subscription.policy.ts';
import type { Refund } from '@boma/domain/membership/stored-payments.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { customersOf } from '../stripe/customers.ts';
import { endSubscription } from '../stripe/end-subscription.ts';
import { findSubscriptions } from '../stripe/find-subscriptions.ts';
import { refundPayment } from '../stripe/refund-payment.ts';
import { syncUser } from '../sync/sync-user.ts';
import { refundRefusal } from './refund-refusal.ts';

/**
 * Refunds the payment, ends its subscription and syncs the membership. Each step can be repeated: an interrupted refund is
 * finished by the next call, or by the reconciler.
 * @throws AppError `invalid-input` when Stripe refuses the refund because of a dispute.
 */
export async function finishRefund({
  ctx,
  input: { uid, refund },
}: {
  ctx: Ctx;
  input: { uid: string; refund: Refund };
}): Promise<void> {
  const { payment_intent: paymentIntent, subscription } = refund;
  const key = `refund-${paymentIntent}`;
  const payment = { paymentIntent, key, reason: 'requested_by_customer', metadata: { uid } } as const;
  if ((await refundPayment(payment)) === 'disputed') {
    await store.refunds(uid).delete();
    throw refundRefusal('barred-by-dispute');
  }
  const found = await findSubscriptions(await customersOf(uid));
  for (const facts of found)
    if (facts.id === subscription && !isOver(facts))
      await endSubscription({ ctx, input: { id: facts.id, why: 'refund' } });
  await syncUser({ ctx, input: { uid, cause: 'refund' } });
  await store.refunds(uid).update(store.refunds.patch({ done_at: ctx.clock.real() }));
}
