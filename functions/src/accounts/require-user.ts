import { type Role, rolesOf } from '@boma/domain/accounts/roles.ts';
import { isStaff } from '@boma/domain/accounts/staff.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { standingAccount } from './standing-account.ts';

/** The person who calls. @throws AppError `unauthenticated` for anybody else. */
export async function requireUser(ctx: Ctx): Promise<{ uid: string; session: Session }> {
  const actor = await ctx.actor();
  if (actor.kind !== 'user' || !actor.session) throw new AppError('unauthenticated');
  return { uid: actor.uid, session: actor.session };
}

/** The member of staff who calls, by the claims as they are now. @throws AppError `unauthenticated`, `forbidden`. */
export async function requireStaff(ctx: Ctx): Promise<{ uid: string; roles: readonly Role[] }> {
  const { uid, session } = await requireUser(ctx);
  const roles = rolesOf((await standingAccount(uid, session.signedInAt)).customClaims);
  if (!isStaff(roles)) throw new AppError('forbidden');
  return { uid, roles };
}
