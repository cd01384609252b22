import { type Role, roleClaimsSchema, rolesOf } from '@boma/domain/accounts/roles.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { identity, identityErrorCode } from '../platform/identity.ts';
import { ensureUser } from './ensure-user.ts';

/**
 * Gives the person of this address a role, for the operator alone.
 * @throws AppError `forbidden` for anybody else; `not-found` without such an account; `conflict` while its address is not
 * verified, since anybody can have registered it.
 */
export async function grantRole({
  ctx,
  input: { email, role },
}: {
  ctx: Ctx;
  input: { email: string; role: Role };
}): Promise<{ uid: string; roles: Role[] }> {
  if ((await ctx.actor()).kind !== 'system') throw new AppError('forbidden');
  const auth = await identity();
  const account = await auth.getUserByEmail(email).catch((cause: unknown) => {
    if (identityErrorCode(cause) === 'user-not-found') throw new AppError('not-found', { cause });
    throw cause;
  });
  if (!account.emailVerified) throw new AppError('conflict');
  const claims = { roles: rolesOf({ roles: [...rolesOf(account.customClaims), role] }) };
  await auth.setCustomUserClaims(account.uid, roleClaimsSchema.parse(claims));
  await ensureUser({ ctx, input: { uid: account.uid, email: account.email ?? email, roles: claims.roles } });
  return { uid: account.uid, roles: claims.roles };
}
