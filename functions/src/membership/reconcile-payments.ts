import { collections } from '@boma/domain/collections.ts';
import { takeMissedEvents } from '../events/handle-missed-events.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { finishRefund, refundSchema } from './refund.ts';

/** Finishes every refund that was broken off. */
async function finishRefunds(ctx: Ctx): Promise<number> {
  const open = await firestore().collection(collections.refunds).where('done_at', '==', null).get();
  for (const document of open.docs) {
    try {
      await finishRefund({ ctx, input: { uid: document.id, refund: refundSchema.parse(document.data()) } });
    } catch (cause) {
      ctx.log.error('reconcile-refund', cause, { uid: document.id });
    }
  }
  return open.size;
}

/** Makes good what webhooks have missed. Every five minutes, so that nobody waits longer than ten. */
export async function reconcilePayments({ ctx }: { ctx: Ctx }): Promise<{ events: number; refunds: number }> {
  return { events: await takeMissedEvents(ctx), refunds: await finishRefunds(ctx) };
}
