import { collections } from '@boma/domain/collections.ts';
import type { Sanction } from '@boma/domain/moderation/sanctions.schema.ts';
import { dropTokens, tokensOf } from '../accounts/person-tokens.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { identity } from '../platform/identity.ts';
import { endRenewals } from '../sync/end-renewals.ts';
import { requireMaySanction } from './sanction-target.ts';

/**
 * Closes an account, ends all its sign-ins, and has nothing of it renew. The ban is noted first, so that no
 * exchange slips in between; run again, it finishes what was broken off.
 * @throws AppError `unauthenticated`, `forbidden`, `not-found`, `conflict` for oneself.
 */
export async function banPerson({
  ctx,
  input: { uid, reason },
}: {
  ctx: Ctx;
  input: { uid: string; reason: string };
}): Promise<Sanction> {
  await requireMaySanction(ctx, uid);
  const sanction: Sanction = { kind: 'ban', reason };
  await documentAt(`${collections.sanctions}/${uid}`).set(sanction);
  const auth = await identity();
  await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
  await dropTokens(await tokensOf(uid));
  // The account is closed whatever Stripe answers; each later look at Stripe ends what still renews.
  await endRenewals({ ctx, input: { uid, why: 'ban' } }).catch((error: unknown) =>
    ctx.log.error('end-renewals', error, { uid }),
  );
  return sanction;
}
