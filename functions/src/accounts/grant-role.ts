import { type Role, rolesOf } from '@boma/domain/accounts/roles.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { identity, identityErrorCode } from '../platform/identity.ts';
import { deriveClaims } from './derive-claims.ts';
import { ensureUser } from './ensure-user.ts';

/** What an account is given or loses; `subscriber` follows from the membership alone. */
export type GivenRole = Exclude<Role, 'subscriber'>;

interface Change {
  ctx: Ctx;
  input: { email: string; role: GivenRole };
}

async function accountOf(email: string): Promise<UserRecord> {
  const auth = await identity();
  return auth.getUserByEmail(email).catch((cause: unknown) => {
    if (identityErrorCode(cause) === 'user-not-found') throw new AppError('not-found', { cause });
    throw cause;
  });
}

/** Two at once change one role each, whatever the other one does. */
async function change(
  ctx: Ctx,
  account: UserRecord,
  roles: FieldValue,
): Promise<{ uid: string; roles: Role[] }> {
  const { uid, email = '', customClaims } = account;
  await ensureUser({ ctx, input: { uid, email, roles: rolesOf(customClaims) } });
  await documentAt(`${collections.users}/${uid}`).update({ roles });
  return { uid, roles: await deriveClaims({ ctx, input: { uid } }) };
}

/**
 * Gives the person of this address a role, for the operator alone.
 * @throws AppError `forbidden` for anybody else; `not-found` without such an account; `conflict` while its address is not
 * verified, since anybody can have registered it.
 */
export async function grantRole({ ctx, input: { email, role } }: Change) {
  if ((await ctx.actor()).kind !== 'system') throw new AppError('forbidden');
  const account = await accountOf(email);
  if (!account.emailVerified) throw new AppError('conflict');
  return change(ctx, account, FieldValue.arrayUnion(role));
}

/** Takes it away again. @throws AppError `forbidden`, `not-found`, as above. */
export async function takeRole({ ctx, input: { email, role } }: Change) {
  if ((await ctx.actor()).kind !== 'system') throw new AppError('forbidden');
  return change(ctx, await accountOf(email), FieldValue.arrayRemove(role));
}
