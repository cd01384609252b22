import { mayChangeRole } from '@boma/domain/access/policies.ts';
import { type Role, rolesOf } from '@boma/domain/accounts/roles.ts';
import { AppError } from '@boma/domain/errors.ts';
import { isDocumentId } from '@boma/domain/identifiers.ts';
import type { UserRecord } from 'firebase-admin/auth';
import type { StaffCtx } from '../platform/context.ts';
import { findAccount } from '../platform/identity.ts';
import { changeRoles, type GivenRole } from './grant-role.ts';

const NOT_VERIFIED = 'This user has not verified their address yet. Anyone could have registered it.';
const OWN = 'You cannot change your own roles. Ask another admin.';

interface Change {
  ctx: StaffCtx;
  input: { uid: string; role: GivenRole };
}

async function accountOf(ctx: StaffCtx, uid: string): Promise<UserRecord> {
  const account = isDocumentId(uid) ? await findAccount(uid) : undefined;
  if (!account) throw new AppError('not-found');
  if (!mayChangeRole(ctx.user.uid, uid)) throw new AppError('conflict', { alert: OWN });
  return account;
}

/**
 * Gives a user a role of staff.
 * @throws AppError `not-found`; `conflict` for the caller themselves, and while the user's address is unverified.
 */
export async function grantRoleTo({ ctx, input: { uid, role } }: Change): Promise<Role[]> {
  const account = await accountOf(ctx, uid);
  if (!account.emailVerified) throw new AppError('conflict', { alert: NOT_VERIFIED });
  return (await changeRoles(ctx, account, (before) => rolesOf({ roles: [...before, role] }))).roles;
}

/** Takes a role of staff from a user. @throws AppError `not-found`; `conflict` for the caller themselves. */
export async function takeRoleFrom({ ctx, input: { uid, role } }: Change): Promise<Role[]> {
  const account = await accountOf(ctx, uid);
  return (await changeRoles(ctx, account, (before) => before.filter((each) => each !== role))).roles;
}
