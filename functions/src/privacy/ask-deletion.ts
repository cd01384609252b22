import { randomUUID } from 'node:crypto';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { isStaff } from '@boma/domain/accounts/staff.ts';
import { AppError } from '@boma/domain/errors.ts';
import { askedDeletion, deletionView, isFreshSignIn } from '@boma/domain/privacy/deletion.policy.ts';
import type { Deletion, DeletionView } from '@boma/domain/privacy/deletion.schema.ts';
import { PRIVACY_TEXTS } from '@boma/domain/privacy/privacy.constants.ts';
import { requireUser } from '../accounts/require-user.ts';
import { standingAccount } from '../accounts/standing-account.ts';
import { verifyIdentity } from '../accounts/verify-identity.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { endRenewals } from '../sync/end-renewals.ts';
import { restoreRenewals } from '../sync/restore-renewals.ts';
import { endOtherSignIns } from './end-other-sign-ins.ts';
import { deletionAt, deletionIn, readDeletion } from './read-deletion.ts';

/** That whoever holds the device has just proved to be its owner. @throws AppError `invalid-input`, `banned`, `forbidden`. */
async function requireProof(ctx: Ctx, uid: string, token: string): Promise<void> {
  const unproven = (cause?: unknown) =>
    new AppError('invalid-input', { errors: { firebase_token: [PRIVACY_TEXTS.unproven] }, cause });
  const proof = await verifyIdentity(token).catch((cause: unknown) => {
    throw cause instanceof AppError && cause.code === 'unauthenticated' ? unproven(cause) : cause;
  });
  if (proof.uid !== uid || !isFreshSignIn(proof.auth_time * 1000, ctx.clock.real())) throw unproven();
}

/** What Stripe did not take is taken back as far as it goes: nothing has been asked for. */
async function endRenewalsFirst(ctx: Ctx, uid: string): Promise<void> {
  if (deletionView(await readDeletion(uid))) return;
  try {
    await endRenewals({ ctx, input: { uid, why: 'account-deletion', sparesOwed: true } });
  } catch (cause) {
    if (!deletionView(await readDeletion(uid)))
      await restoreRenewals({ ctx, input: { uid, why: 'account-deletion' } }).catch((error: unknown) =>
        ctx.log.error('restore-renewals', error, { uid }),
      );
    throw new AppError('unavailable', { alert: PRIVACY_TEXTS.noProvider, cause });
  }
}

/** The first call's days count. */
async function note(uid: string, now: number): Promise<Deletion> {
  return firestore().runTransaction(async (transaction) => {
    const before = deletionIn(await transaction.get(deletionAt(uid)));
    if (before?.state === 'asked' || before?.state === 'deleting') return before;
    const asked = askedDeletion(now, randomUUID());
    transaction.set(deletionAt(uid), asked);
    return asked;
  });
}

/**
 * Has the caller's account deleted in a week: nothing renews from now on, what is owed ends, and every other device is
 * signed out. Asked again, it finishes what was broken off, and the week is that of the first time.
 * @throws AppError `unauthenticated`; `forbidden` for staff; `invalid-input` without a sign-in just made; `unavailable`
 * when Stripe does not answer, and then nothing has been asked for.
 */
export async function askDeletion({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { firebase_token: string };
}): Promise<DeletionView | null> {
  const { uid, session } = await requireUser(ctx);
  const account = await standingAccount(uid, session.signedInAt);
  if (isStaff(rolesOf(account.customClaims))) throw new AppError('forbidden', { alert: PRIVACY_TEXTS.staff });
  await requireProof(ctx, uid, input.firebase_token);
  await endRenewalsFirst(ctx, uid);
  const deletion = await note(uid, await ctx.clock.now());
  await endOtherSignIns(ctx, uid, session);
  // Not before it is noted, since no undo brings it back. Each later look at Stripe ends what this one could not.
  await endRenewals({ ctx, input: { uid, why: 'account-deletion' } }).catch((error: unknown) =>
    ctx.log.error('end-renewals', error, { uid }),
  );
  return deletionView(deletion);
}
