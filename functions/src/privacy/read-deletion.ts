import { deletionView } from '@boma/domain/privacy/deletion.policy.ts';
import type { DeletionView } from '@boma/domain/privacy/deletion.schema.ts';
import type { ActiveUserCtx, Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';

/** Stripe repeats an unanswered event for this long. */
export const LAST_EVENTS_MS = 3 * 86_400_000;

/** Moves the next run for a deletion that no request can move any more to `ms` from now. */
export async function postpone(ctx: Ctx, uid: string, ms: number): Promise<void> {
  const next_at = (await ctx.clock.now()) + ms;
  await store.deletions(uid).update(store.deletions.patch({ next_at }));
}

export const readDeletion = async (uid: string) => (await store.deletions(uid).get()).data();

/** The deletion of the caller's account. Null when none is requested. */
export async function showDeletion({ ctx }: { ctx: ActiveUserCtx }): Promise<DeletionView | null> {
  return deletionView(await readDeletion(ctx.user.uid));
}
