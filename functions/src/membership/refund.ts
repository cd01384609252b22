import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { isOver } from '@boma/domain/membership/one-subscription.policy.ts';
import { judgeRefund, REFUND_REFUSALS } from '@boma/domain/membership/refund.policy.ts';
import { z } from 'zod';
import { requireUser } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { customersOf } from '../stripe/customers.ts';
import { endSubscription } from '../stripe/end-subscription.ts';
import { findSubscriptions } from '../stripe/find-subscriptions.ts';
import { paidInvoices } from '../stripe/paid-invoices.ts';
import { giveBack } from '../stripe/refund-payment.ts';
import { syncPerson } from '../sync/sync-customer.ts';
import { limitStripeCalls } from './limit-stripe-calls.ts';

/**
 * `refunds/{uid}`: the one refund that a person can take. Asked for before Stripe is, done when all is over. Times are unix
 * milliseconds.
 */
export const refundSchema = z.object({
  payment_intent: z.string(),
  /** What the payment was for. Whatever somebody buys later stays. */
  subscription: z.string().nullable(),
  asked_at: z.int(),
  done_at: z.int().nullable(),
});
type Refund = z.infer<typeof refundSchema>;

const refundAt = (uid: string) => documentAt(`${collections.refunds}/${uid}`);

const refused = (why: keyof typeof REFUND_REFUSALS) =>
  new AppError('invalid-input', {
    errors: { body: [REFUND_REFUSALS[why]] },
    alert: REFUND_REFUSALS[why],
  });

async function judgedRefund(ctx: Ctx, uid: string): Promise<Refund> {
  const purchases = await paidInvoices(await customersOf(uid));
  const answer = judgeRefund(purchases, Math.floor((await ctx.clock.now()) / 1000));
  if ('refused' in answer) throw refused(answer.refused);
  const { paymentIntent: payment_intent, subscription = null } = answer.granted;
  return { payment_intent, subscription, asked_at: ctx.clock.real(), done_at: null };
}

/** The note of which payment goes back: of calls at once all get the same, and one after the last step is refused. */
async function note(ctx: Ctx, uid: string): Promise<Refund> {
  const before = await refundAt(uid).get();
  const judged = before.exists ? undefined : await judgedRefund(ctx, uid);
  const noted = await firestore().runTransaction(async (transaction) => {
    const now = await transaction.get(refundAt(uid));
    if (!now.exists) {
      if (judged) transaction.create(refundAt(uid), judged);
      return judged;
    }
    const refund = refundSchema.parse(now.data());
    if (refund.done_at !== null) throw refused('already-refunded');
    return refund;
  });
  // A call that found the bank faster has taken its note away meanwhile.
  return noted ?? note(ctx, uid);
}

/**
 * Every step can be done again: whatever was broken off is finished by the next call, or by the reconciler.
 * @throws AppError `invalid-input` when the bank was faster.
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
  const answer = await giveBack({ paymentIntent, key, reason: 'requested_by_customer', metadata: { uid } });
  if (answer === 'disputed') {
    await refundAt(uid).delete();
    throw refused('disputed');
  }
  const found = await findSubscriptions(await customersOf(uid));
  for (const facts of found)
    if (facts.id === subscription && !isOver(facts))
      await endSubscription({ ctx, input: { id: facts.id, why: 'refund' } });
  await syncPerson({ ctx, input: { uid, cause: 'refund' } });
  await refundAt(uid).update({ done_at: ctx.clock.real() });
}

/**
 * Gives the caller's first purchase back and ends the membership at once.
 * @throws AppError `unauthenticated`; `too-many-requests`; `invalid-input` with why the guarantee does not hold.
 */
export async function takeRefund({ ctx }: { ctx: Ctx }): Promise<void> {
  const { uid } = await requireUser(ctx);
  await limitStripeCalls(ctx, uid, 'refunds');
  await finishRefund({ ctx, input: { uid, refund: await note(ctx, uid) } });
}
