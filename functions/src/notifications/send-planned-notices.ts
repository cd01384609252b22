import type { SystemCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { publishSent, sendIn } from './send-stored.ts';

/** True if it was waiting, and its time has come. */
function sendOne(ctx: SystemCtx, id: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const [waiting, sent] = await Promise.all([
      transaction.get(store.plannedNotices(id)),
      transaction.get(store.sitewideNotices(id)),
    ]);
    const planned = dataIfWellFormed(waiting);
    if (!planned || planned.send_at === null || planned.send_at > ctx.clock.real()) return false;
    if (sent.exists) {
      transaction.delete(waiting.ref);
      return false;
    }
    const { send_at: _over, ...notice } = planned;
    sendIn(ctx, transaction, id, notice);
    return true;
  });
}

/** Sends the notices whose time has come, each once. Answers how many. One that fails holds up no other; the next run tries it again. */
export async function sendPlannedNotices({ ctx }: { ctx: SystemCtx }): Promise<{ sent: number }> {
  const now = ctx.clock.real();
  const due = store.plannedNotices.all().where('send_at', '<=', now).orderBy('send_at').select();
  let sent = 0;
  for (const { id } of (await due.get()).docs)
    await sendOne(ctx, id).then(
      (isSent) => (sent += Number(isSent)),
      (error: unknown) => ctx.log.error('notice-publication', error),
    );
  if (sent > 0) await publishSent(ctx);
  return { sent };
}
