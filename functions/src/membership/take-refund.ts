import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { judgeRefund, REFUND_REFUSALS } from '@boma/domain/membership/refund.policy.ts';
import { z } from 'zod';
import { requireUser } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { stripe } from '../platform/stripe.ts';
import { customersOf } from './customers.ts';
import { isLive } from './end-duplicates.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import { type PaidInvoice, paidInvoices } from './paid-invoices.ts';
import { syncCustomer } from './sync-customer.ts';

/** `refunds/{uid}`: the one refund that a person can take. Asked for before Stripe is, done when all is over. */
export const refundSchema = z.object({
  payment_intent: z.string(),
  asked_at: z.int(),
  done_at: z.int().nullable(),
});

const refundAt = (uid: string) => documentAt(`${collections.refunds}/${uid}`);

const refused = (why: keyof typeof REFUND_REFUSALS) =>
  new AppError('invalid-input', {
    errors: { body: [REFUND_REFUSALS[why]] },
    alert: REFUND_REFUSALS[why],
  });

async function grantedPurchase(ctx: Ctx, customers: readonly string[]): Promise<PaidInvoice> {
  const answer = judgeRefund(await paidInvoices(customers), Math.floor((await ctx.clock.now()) / 1000));
  if ('refused' in answer) throw refused(answer.refused);
  return answer.granted;
}

/** Notes down which payment goes back. Of calls at once all get the same, and a call after the last step is refused. */
async function note(ctx: Ctx, uid: string, choose: () => Promise<PaidInvoice>): Promise<string> {
  const before = await refundAt(uid).get();
  const noted = before.exists ? refundSchema.parse(before.data()) : undefined;
  if (noted?.done_at) throw refused('already-refunded');
  if (noted) return noted.payment_intent;
  const { paymentIntent } = await choose();
  return firestore().runTransaction(async (transaction) => {
    const now = await transaction.get(refundAt(uid));
    if (now.exists) return refundSchema.parse(now.data()).payment_intent;
    const refund = { payment_intent: paymentIntent, asked_at: ctx.clock.real(), done_at: null };
    transaction.create(refundAt(uid), refund);
    return paymentIntent;
  });
}

/** Every step can be done again: whatever was broken off is finished by the next call, or by the reconciler. */
export async function finishRefund({
  ctx,
  input: { uid, paymentIntent },
}: {
  ctx: Ctx;
  input: { uid: string; paymentIntent: string };
}): Promise<void> {
  const client = await stripe();
  await client.refunds.create(
    { payment_intent: paymentIntent, reason: 'requested_by_customer', metadata: { uid } },
    { idempotencyKey: `refund-${paymentIntent}` },
  );
  const customers = await customersOf(uid);
  for (const { id } of (await findSubscriptions(customers)).filter(isLive))
    await client.subscriptions.cancel(id, {}, { idempotencyKey: `refund-${id}` });
  for (const customer of customers) await syncCustomer({ ctx, input: { customer, cause: 'refund' } });
  await refundAt(uid).update({ done_at: ctx.clock.real() });
}

/**
 * Gives the caller's first purchase back and ends the membership at once.
 * @throws AppError `unauthenticated`; `invalid-input` with why the guarantee does not hold.
 */
export async function takeRefund({ ctx }: { ctx: Ctx }): Promise<void> {
  const { uid } = await requireUser(ctx);
  const paymentIntent = await note(ctx, uid, async () => grantedPurchase(ctx, await customersOf(uid)));
  await finishRefund({ ctx, input: { uid, paymentIntent } });
}
