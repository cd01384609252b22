import { collections } from '@boma/domain/collections.ts';
import { type Deletion, deletionSchema } from '@boma/domain/privacy/deletion.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { finishDeletion } from './finish-deletion.ts';
import { deleteHeld } from './held-documents.ts';
import { deletionAt, LAST_EVENTS_MS, putOff } from './read-deletion.ts';
import { forgetCustomers } from './renewals.ts';
import { finishUndo } from './undo-deletion.ts';

/** What one run has the time for; the next one goes on. */
const AT_MOST = 50;

/** What failed is in nobody's way, and is tried again by the next run, an hour later. */
const AGAIN_MS = 50 * 60_000;

/**
 * The records that the law asked for have been kept long enough. Stripe tells of the customers deleted there, and each look
 * at them writes records anew: so ours follow when Stripe has no more to tell, and what says so goes last.
 */
async function forget(ctx: Ctx, uid: string): Promise<void> {
  if (await forgetCustomers(uid)) {
    await putOff(ctx, uid, LAST_EVENTS_MS);
    return;
  }
  await deleteHeld(uid, 'kept', ['deletions']);
  await deletionAt(uid).delete();
}

function next(ctx: Ctx, uid: string, state: Deletion['state']): Promise<void> {
  if (state === 'undoing') return finishUndo({ ctx, input: { uid } });
  return state === 'deleted' ? forget(ctx, uid) : finishDeletion({ ctx, input: { uid } });
}

/**
 * Does what is due of those who leave: deletes their accounts, finishes what was undone, and forgets the records of those
 * who left years ago.
 */
export async function deleteDueAccounts({ ctx }: { ctx: Ctx }): Promise<{ done: number; failed: number }> {
  const due = await firestore()
    .collection(collections.deletions)
    .where('next_at', '<=', await ctx.clock.now())
    .orderBy('next_at')
    .limit(AT_MOST)
    .get();
  const counts = { done: 0, failed: 0 };
  for (const document of due.docs) {
    try {
      await next(ctx, document.id, deletionSchema.parse(document.data()).state);
      counts.done += 1;
    } catch (error) {
      counts.failed += 1;
      ctx.log.error('deletion', error, { uid: document.id });
      await putOff(ctx, document.id, AGAIN_MS).catch((cause: unknown) =>
        ctx.log.error('deletion', cause, { uid: document.id }),
      );
    }
  }
  return counts;
}
