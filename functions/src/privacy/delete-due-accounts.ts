import type { Deletion } from '@boma/domain/privacy/deletion.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { deleteCustomers } from '../stripe/delete-customers.ts';
import { DELETION_STEPS, type DeletionSteps, finishDeletion } from './finish-deletion.ts';
import { deleteHeld } from './held-documents.ts';
import { LAST_EVENTS_MS, postpone } from './read-deletion.ts';
import { finishUndo } from './undo-deletion.ts';

/** The number of accounts that one run has time for. The next run continues. */
const AT_MOST = 50;

/** A deletion that fails is retried by the next run, an hour later, and does not delay the others. */
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

/**
 * Stores the next try of a due deletion before its work begins. A run that dies stores nothing any more, and the next run
 * would begin with the same deletion again, because that has been due the longest. Returns the state of now, undefined if the
 * deletion is gone, or another run has begun with it.
 */
async function beginTry(uid: string, now: number): Promise<Deletion['state'] | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const deletion = (await transaction.get(store.deletions(uid))).data();
    if (!deletion || deletion.next_at > now) return undefined;
    transaction.update(store.deletions(uid), store.deletions.patch({ next_at: now + RETRY_MS }));
    return deletion.state;
  });
}

async function runNextStep(ctx: Ctx, uid: string, now: number, steps: DeletionSteps): Promise<void> {
  const state = await beginTry(uid, now);
  if (state === 'undoing') await finishUndo({ ctx, input: { uid } });
  else if (state === 'deleted') await deleteRecords(ctx, uid);
  else if (state) await finishDeletion({ ctx, input: { uid }, steps });
}

/**
 * Works on all deletions that are due: deletes accounts, finishes undone deletions, and deletes the records of users who
 * left years ago.
 */
export async function deleteDueAccounts({
  ctx,
  steps = DELETION_STEPS,
}: {
  ctx: Ctx;
  steps?: DeletionSteps;
}): Promise<{ done: number; failed: number }> {
  const now = await ctx.clock.now();
  const due = await store.deletions.all().where('next_at', '<=', now).orderBy('next_at').limit(AT_MOST).get();
  const counts = { done: 0, failed: 0 };
  for (const { id: uid } of due.docs) {
    try {
      await runNextStep(ctx, uid, now, steps);
      counts.done += 1;
    } catch (error) {
      counts.failed += 1;
      ctx.log.error('deletion', error, { uid });
    }
  }
  return counts;
}
