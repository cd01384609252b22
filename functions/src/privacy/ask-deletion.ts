import { randomUUID } from 'node:crypto';
import { mayDeleteOwnAccount } from '@boma/domain/access/policies.ts';
import { AppError } from '@boma/domain/errors.ts';
import { askedDeletion, deletionView, isFreshSignIn } from '@boma/domain/privacy/deletion.policy.ts';
import type { Deletion, DeletionView } from '@boma/domain/privacy/deletion.schema.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import { verifyIdentity } from '../accounts/verify-identity.ts';
import type { ActiveUserCtx, Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { endRenewals } from '../sync/end-renewals.ts';
import { endOtherSignIns } from './end-other-sign-ins.ts';
import { readDeletion } from './read-deletion.ts';
import { finishUndo } from './undo-deletion.ts';

/** A request that has not been stored after this time, in milliseconds, has broken off. */
const BREAKS_OFF_MS = 3_600_000;

/** Checks that the caller has just signed in, and so owns the account. @throws AppError `invalid-input`, `banned`, `forbidden`. */
async function requireProof(ctx: Ctx, uid: string, token: string): Promise<void> {
  const unproven = (cause?: unknown) =>
    new AppError('invalid-input', { errors: { firebase_token: [PRIVACY_TEXTS.unproven] }, cause });
  const proof = await verifyIdentity(token).catch((cause: unknown) => {
    throw cause instanceof AppError && cause.code === 'unauthenticated' ? unproven(cause) : cause;
  });
  if (proof.uid !== uid || !isFreshSignIn(proof.auth_time * 1000, ctx.clock.real())) throw unproven();
}

/**
 * Stores that renewals are to be restored, before the first one ends: whenever the request breaks off, the schedule does
 * that. Returns false if the deletion has been requested already.
 */
async function prepareRequest(uid: string, now: number): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(store.deletions(uid))).data();
    if (before && before.state !== 'undoing') return false;
    const prepared = {
      ...askedDeletion(now, randomUUID()),
      state: 'undoing',
      next_at: now + BREAKS_OFF_MS,
    } as const;
    transaction.set(store.deletions(uid), prepared);
    return true;
  });
}

/** Ends the renewals before the request is stored. If Stripe fails, they are restored and nothing has been requested. */
async function endRenewalsFirst(ctx: Ctx, uid: string): Promise<void> {
  if (!(await prepareRequest(uid, await ctx.clock.now()))) return;
  try {
    await endRenewals({ ctx, input: { uid, why: 'account-deletion', sparesOwed: true } });
  } catch (cause) {
    // Another request of the same user may have been stored meanwhile.
    if (!deletionView(await readDeletion(uid)))
      await finishUndo({ ctx, input: { uid } }).catch((error: unknown) =>
        ctx.log.error('restore-renewals', error, { uid }),
      );
    throw new AppError('unavailable', { alert: PRIVACY_TEXTS.noProvider, cause });
  }
}

/** Stores the request. A repeated request keeps the days of the first. */
async function storeRequest(uid: string, now: number): Promise<Deletion> {
  return firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(store.deletions(uid))).data();
    if (before?.state === 'asked' || before?.state === 'deleting') return before;
    const asked = askedDeletion(now, randomUUID());
    transaction.set(store.deletions(uid), asked);
    return asked;
  });
}

/**
 * Requests the deletion of the caller's account in a week. Ends the renewals, closes what is owed, and signs out every
 * other device now. A repeated call finishes one that broke off and keeps the first week.
 * @throws AppError `forbidden` for staff; `invalid-input` without a fresh sign-in; `unavailable` when Stripe does not
 * answer, and then nothing has been requested.
 */
export async function askDeletion({
  ctx,
  input,
}: {
  ctx: ActiveUserCtx;
  input: { firebase_token: string };
}): Promise<DeletionView | null> {
  const { uid } = ctx.user;
  if (!mayDeleteOwnAccount(ctx)) throw new AppError('forbidden', { alert: PRIVACY_TEXTS.staff });
  await requireProof(ctx, uid, input.firebase_token);
  await endRenewalsFirst(ctx, uid);
  const deletion = await storeRequest(uid, await ctx.clock.now());
  await endOtherSignIns(ctx);
  // What is owed is closed only after the request is stored, because an undo cannot restore it. Each later sync ends what
  // this call could not.
  await endRenewals({ ctx, input: { uid, why: 'account-deletion' } }).catch((error: unknown) =>
    ctx.log.error('end-renewals', error, { uid }),
  );
  return deletionView(deletion);
}
