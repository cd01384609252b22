import type { Deletion } from '@boma/domain/privacy/deletion.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { deleteCustomers } from '../stripe/delete-customers.ts';
import { finishDeletion } from './finish-deletion.ts';
import { deleteHeld } from './held-documents.ts';
import { LAST_EVENTS_MS, postpone } from './read-deletion.ts';
import { finishUndo } from './undo-deletion.ts';

/** The number of accounts that one run has time for. The next run continues. */
const AT_MOST = 50;

/** A failed deletion is retried by the next run, an hour later, and does not delay the others. */
const RETRY_MS = 50 * 60_000;

/**
 * Deletes the records that the law required. Deleting the customers at Stripe causes events, and each sync for such an
 * event writes records again. So this deletes the customers first, the records once Stripe sends no more events, and
 * the deletion document last.
 */
async function deleteRecords(ctx: Ctx, uid: string): Promise<void> {
  if (await deleteCustomers(uid)) {
    await postpone(ctx, uid, LAST_EVENTS_MS);
    return;
  }
  await deleteHeld(uid, 'kept', ['deletions']);
  await store.deletions(uid).delete();
}

function runNextStep(ctx: Ctx, uid: string, state: Deletion['state']): Promise<void> {
  if (state === 'undoing') return finishUndo({ ctx, input: { uid } });
  return state === 'deleted' ? deleteRecords(ctx, uid) : finishDeletion({ ctx, input: { uid } });
}

/**
 * Works on all deletions that are due: deletes accounts, finishes undone deletions, and deletes the records of users who
 * left years ago.
 */
export async function deleteDueAccounts({ ctx }: { ctx: Ctx }): Promise<{ done: number; failed: number }> {
  const due = await store.deletions
    .all()
    .where('next_at', '<=', await ctx.clock.now())
    .orderBy('next_at')
    .limit(AT_MOST)
    .get();
  const counts = { done: 0, failed: 0 };
  for (const document of due.docs) {
    try {
      await runNextStep(ctx, document.id, document.data().state);
      counts.done += 1;
    } catch (error) {
      counts.failed += 1;
      ctx.log.error('deletion', error, { uid: document.id });
      await postpone(ctx, document.id, RETRY_MS).catch((cause: unknown) =>
        ctx.log.error('deletion', cause, { uid: document.id }),
      );
    }
  }
  return counts;
}
