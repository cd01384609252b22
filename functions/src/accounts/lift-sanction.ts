import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { restoreRenewals } from '../membership/restore-renewals.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { identity } from '../platform/identity.ts';
import { readSanction } from './read-sanction.ts';
import { requireMaySanction } from './sanction-target.ts';

/**
 * Ends a mute or a ban. After a ban the person signs in anew, and what it ended at Stripe renews again.
 * @throws AppError `unauthenticated`, `forbidden`, `conflict` for oneself, `not-found` for a person there is not or who
 * has no sanction.
 */
export async function liftSanction({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<void> {
  await requireMaySanction(ctx, uid);
  const sanction = await readSanction(uid);
  if (!sanction) throw new AppError('not-found');
  if (sanction.kind === 'ban') await (await identity()).updateUser(uid, { disabled: false });
  await documentAt(`${collections.sanctions}/${uid}`).delete();
  if (sanction.kind === 'ban')
    await restoreRenewals({ ctx, input: { uid, why: 'ban' } }).catch((error: unknown) =>
      ctx.log.error('restore-renewals', error, { uid }),
    );
}
