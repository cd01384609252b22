import { AppError } from '@boma/domain/errors.ts';
import { mayUndo } from '@boma/domain/privacy/deletion.policy.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import type { ActiveUserCtx, Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { restoreRenewals } from '../sync/restore-renewals.ts';

/** Cancels the deletion. From then on nothing is deleted, even if the rest of the call fails. */
async function cancelDeletion(uid: string, now: number): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const deletion = (await transaction.get(store.deletions(uid))).data();
    if (!deletion || deletion.state === 'deleted')
      throw new AppError('not-found', { alert: PRIVACY_TEXTS.nothingAsked });
    if (!mayUndo(deletion, now)) throw new AppError('conflict', { alert: PRIVACY_TEXTS.tooLate });
    transaction.update(store.deletions(uid), store.deletions.patch({ state: 'undoing', next_at: 0 }));
  });
}

/** Restores the renewals that a cancelled deletion had ended. Repeated by the schedule until it succeeds. */
export async function finishUndo({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<void> {
  await restoreRenewals({ ctx, input: { uid, why: 'account-deletion' } });
  await firestore().runTransaction(async (transaction) => {
    const deletion = (await transaction.get(store.deletions(uid))).data();
    // A new request, made while the renewals were being restored, stays.
    if (deletion?.state === 'undoing') transaction.delete(store.deletions(uid));
  });
}

/**
 * Undoes the deletion of the caller's account. Renewals that Stripe does not restore now are restored by the schedule.
 * @throws AppError `not-found` without a request; `conflict` when it is too late.
 */
export async function undoDeletion({ ctx }: { ctx: ActiveUserCtx }): Promise<void> {
  const { uid } = ctx.user;
  await cancelDeletion(uid, await ctx.clock.now());
  await finishUndo({ ctx, input: { uid } }).catch((error: unknown) =>
    ctx.log.error('undo-deletion', error, { uid }),
  );
}
