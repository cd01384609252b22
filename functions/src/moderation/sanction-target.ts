import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { isStaff } from '@boma/domain/accounts/staff.ts';
import { AppError } from '@boma/domain/errors.ts';
import { requireStaff } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { identity, identityErrorCode } from '../platform/identity.ts';

/**
 * That the caller may sanction `uid`: staff may, nobody themselves; only an admin somebody of staff, and nobody an admin.
 * @throws AppError `unauthenticated`, `forbidden`, `not-found` for a person there is not, `conflict` for themselves.
 */
export async function requireMaySanction(ctx: Ctx, uid: string): Promise<void> {
  const caller = await requireStaff(ctx);
  if (caller.uid === uid) throw new AppError('conflict');
  // A document's path is made of it.
  if (uid.includes('/')) throw new AppError('not-found');
  const auth = await identity();
  const target = await auth.getUser(uid).catch((cause: unknown) => {
    const code = identityErrorCode(cause);
    if (code === 'user-not-found' || code === 'invalid-uid') throw new AppError('not-found', { cause });
    throw cause;
  });
  const roles = rolesOf(target.customClaims);
  const above = roles.includes('admin') || (isStaff(roles) && !caller.roles.includes('admin'));
  if (above) throw new AppError('forbidden');
}
