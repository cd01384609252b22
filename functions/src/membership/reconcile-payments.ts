import { handleMissedEvents } from '../events/handle-missed-events.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { finishRefund } from './finish-refund.ts';

/** Finishes every interrupted refund. @returns how many there were. */
async function finishRefunds(ctx: Ctx): Promise<number> {
  const open = await store.refunds.all().where('done_at', '==', null).get();
  for (const document of open.docs) {
    try {
      await finishRefund({ ctx, input: { uid: document.id, refund: document.data() } });
    } catch (cause) {
      ctx.log.error('reconcile-refund', cause, { uid: document.id });
    }
  }
  return open.size;
}

/** Handles the events that no webhook delivered and finishes interrupted refunds. Runs every five minutes. */
export async function reconcilePayments({ ctx }: { ctx: Ctx }): Promise<{ events: number; refunds: number }> {
  return { events: await handleMissedEvents({ ctx }), refunds: await finishRefunds(ctx) };
}
