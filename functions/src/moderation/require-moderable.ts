import { mayModerate } from '@boma/domain/access/policies.ts';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { AppError } from '@boma/domain/errors.ts';
import { isDocumentId } from '@boma/domain/identifiers.ts';
import type { StaffCtx } from '../platform/context.ts';
import { findAccount } from '../platform/identity.ts';

/**
 * Passes when the caller may moderate this user, by the ranks of both as they are now.
 * @throws AppError `conflict` for the caller themselves; `not-found` for an unknown user; `forbidden`.
 */
export async function requireModerable(ctx: StaffCtx, uid: string): Promise<void> {
  if (ctx.user.uid === uid) throw new AppError('conflict');
  const target = isDocumentId(uid) ? await findAccount(uid) : undefined;
  if (!target) throw new AppError('not-found');
  if (!mayModerate(ctx, { roles: rolesOf(target.customClaims) })) throw new AppError('forbidden');
}
