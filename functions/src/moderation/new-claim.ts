import { authorOf } from '@boma/domain/accounts/author.policy.ts';
import type { Claim } from '@boma/domain/claim.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import { CLAIM_MS } from '@boma/domain/moderation/moderation.constants.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';

/**
 * The claim that says to colleagues for some minutes that the caller works on what has these claims. It forbids them
 * nothing. Undefined: a colleague's holds, the caller's own has more than half of its time left, or nothing is open.
 * @throws AppError `unauthenticated`.
 */
export async function newClaim(
  ctx: StaffCtx,
  transaction: Transaction,
  claims: readonly (Claim | null | undefined)[],
): Promise<Claim | undefined> {
  const { uid } = ctx.user;
  const user = (await transaction.get(store.users(uid))).data();
  // The account was deleted during this call. A deletion that has run already would not find this claim.
  if (!user) throw new AppError('unauthenticated');
  const now = ctx.clock.real();
  const isTaken = claims.some((claim) => claim && claim.by !== uid && claim.until > now);
  const isHeld = claims.every((claim) => claim?.by === uid && claim.until > now + CLAIM_MS / 2);
  if (isTaken || isHeld) {
    recordNoChange(ctx);
    return undefined;
  }
  const name = authorOf({ uid, displayName: user.display_name, roles: user.roles });
  return { by: uid, name, until: now + CLAIM_MS };
}
