import { deletionView } from '@boma/domain/privacy/deletion.policy.ts';
import type { DeletionView } from '@boma/domain/privacy/deletion.schema.ts';
import type { ActiveUserCtx, Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/** Stripe repeats an unanswered event for this long. */
export const LAST_EVENTS_MS = 3 * 86_400_000;

/** Moves the next run for a due deletion to `ms` from now, unless a new request has already moved it. */
export async function postpone(ctx: Ctx, uid: string, ms: number): Promise<void> {
  const now = await ctx.clock.now();
  await firestore().runTransaction(async (transaction) => {
    const deletion = (await transaction.get(store.deletions(uid))).data();
    if (deletion && deletion.next_at <= now)
      transaction.update(store.deletions(uid), store.deletions.patch({ next_at: now + ms }));
  });
}

export const readDeletion = async (uid: string) => (await store.deletions(uid).get()).data();

/** The deletion of the caller's account. Null when none is requested. */
export async function showDeletion({ ctx }: { ctx: ActiveUserCtx }): Promise<DeletionView | null> {
  return deletionView(await readDeletion(ctx.user.uid));
}
