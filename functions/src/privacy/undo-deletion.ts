import { AppError } from '@boma/domain/errors.ts';
import { mayUndo } from '@boma/domain/privacy/deletion.policy.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { restoreRenewals } from '../sync/restore-renewals.ts';
import { deletionAt, deletionIn } from './read-deletion.ts';

/** From then on nothing is deleted, whatever else fails. */
async function callOff(uid: string, now: number): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const deletion = deletionIn(await transaction.get(deletionAt(uid)));
    if (!deletion || deletion.state === 'deleted')
      throw new AppError('not-found', { alert: PRIVACY_TEXTS.nothingAsked });
    if (!mayUndo(deletion, now)) throw new AppError('conflict', { alert: PRIVACY_TEXTS.tooLate });
    transaction.update(deletionAt(uid), { state: 'undoing', next_at: 0 });
  });
}

/** Brings back what was ended for a deletion that was called off. Repeated until it is done. */
export async function finishUndo({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<void> {
  await restoreRenewals({ ctx, input: { uid, why: 'account-deletion' } });
  await firestore().runTransaction(async (transaction) => {
    const deletion = deletionIn(await transaction.get(deletionAt(uid)));
    // Whoever has asked anew meanwhile stays asked.
    if (deletion?.state === 'undoing') transaction.delete(deletionAt(uid));
  });
}

/**
 * Keeps the caller's account after all. What Stripe does not take now is brought back by the schedule.
 * @throws AppError `unauthenticated`; `not-found` when nothing was asked; `conflict` when it is too late.
 */
export async function undoDeletion({ ctx }: { ctx: Ctx }): Promise<void> {
  const { uid } = await requireUser(ctx);
  await callOff(uid, await ctx.clock.now());
  await finishUndo({ ctx, input: { uid } }).catch((error: unknown) =>
    ctx.log.error('undo-deletion', error, { uid }),
  );
}
