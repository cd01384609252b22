import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { sanctionSchema } from '@boma/domain/moderation/sanctions.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, isConditionLost } from '../platform/firestore.ts';
import { identity } from '../platform/identity.ts';
import { restoreRenewals } from '../sync/restore-renewals.ts';
import { requireMaySanction } from './sanction-target.ts';

/**
 * Ends a mute or a ban. After a ban the person signs in anew, and what it ended at Stripe renews again.
 * @throws AppError `unauthenticated`, `forbidden`; `conflict` for oneself, and where another sanction was said meanwhile,
 * which stands; `not-found` for a person there is not or who has no sanction.
 */
export async function liftSanction({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<void> {
  await requireMaySanction(ctx, uid);
  const document = documentAt(`${collections.sanctions}/${uid}`);
  const stored = await document.get();
  if (!stored.exists) throw new AppError('not-found');
  const sanction = sanctionSchema.parse(stored.data());
  if (sanction.kind === 'ban') await (await identity()).updateUser(uid, { disabled: false });
  const asRead = stored.updateTime && { lastUpdateTime: stored.updateTime };
  await document.delete(asRead).catch((cause: unknown) => {
    throw isConditionLost(cause) ? new AppError('conflict', { cause }) : cause;
  });
  if (sanction.kind === 'ban')
    await restoreRenewals({ ctx, input: { uid, why: 'ban' } }).catch((error: unknown) =>
      ctx.log.error('restore-renewals', error, { uid }),
    );
}
