import { judgeRefund } from '@boma/domain/membership/refund.policy.ts';
import type { Refund } from '@boma/domain/membership/stored-payments.schema.ts';
import { toSeconds } from '@boma/domain/time.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { customersOf } from '../stripe/customers.ts';
import { paidInvoices } from '../stripe/paid-invoices.ts';
import { finishRefund } from './finish-refund.ts';
import { limitStripeCalls } from './limit-stripe-calls.ts';
import { refundRefusal } from './refund-refusal.ts';

/** The refund that the money-back guarantee grants. @throws AppError `invalid-input` with the reason of a refusal. */
async function grantedRefund(ctx: ActiveUserCtx): Promise<Refund> {
  const purchases = await paidInvoices(await customersOf(ctx.user.uid));
  const answer = judgeRefund(purchases, toSeconds(await ctx.clock.now()));
  if ('refused' in answer) throw refundRefusal(answer.refused);
  const { paymentIntent: payment_intent, subscription = null } = answer.granted;
  return { payment_intent, subscription, asked_at: ctx.clock.real(), done_at: null };
}

/** Stores which payment is refunded. Simultaneous calls all get the same refund; a call after the last step is refused. */
async function storeRefund(ctx: ActiveUserCtx): Promise<Refund> {
  const document = store.refunds(ctx.user.uid);
  const before = await document.get();
  const granted = before.exists ? undefined : await grantedRefund(ctx);
  const stored = await firestore().runTransaction(async (transaction) => {
    const refund = (await transaction.get(document)).data();
    if (!refund) {
      if (granted) transaction.create(document, granted);
      return granted;
    }
    if (refund.done_at !== null) throw refundRefusal('already-refunded');
    return refund;
  });
  // Another call has deleted the stored refund, because its payment is disputed.
  return stored ?? storeRefund(ctx);
}

/**
 * Refunds the caller's first purchase and ends the membership at once.
 * @throws AppError `too-many-requests`; `invalid-input` with the reason why the money-back guarantee does not apply.
 */
export async function requestRefund({ ctx }: { ctx: ActiveUserCtx }): Promise<void> {
  await limitStripeCalls(ctx, 'refunds');
  await finishRefund({ ctx, input: { uid: ctx.user.uid, refund: await storeRefund(ctx) } });
}
