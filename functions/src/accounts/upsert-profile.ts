import type { ProfileInput } from '@boma/domain/accounts/profile.schema.ts';
import { PROFILE_TEXTS } from '@boma/domain/accounts/profile.ts';
import { isReservedName } from '@boma/domain/accounts/reserved-name.ts';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { isStaff } from '@boma/domain/accounts/staff.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { ensureUser } from './ensure-user.ts';
import { requireUser } from './require-user.ts';
import { standingAccount } from './standing-account.ts';

/**
 * Keeps what somebody says about themselves.
 * @throws AppError `unauthenticated`; `forbidden` for somebody else's `id` and for a disabled account, `banned`;
 * `invalid-input` when others would take the name for the house's.
 */
export async function upsertProfile({ ctx, input }: { ctx: Ctx; input: ProfileInput }): Promise<void> {
  const { uid, session } = await requireUser(ctx);
  const { id, display_name, name, surname } = input;
  if (id !== undefined && id !== uid) throw new AppError('forbidden');
  const account = await standingAccount(uid, session.signedInAt);
  const roles = rolesOf(account.customClaims);
  if (isReservedName(display_name) && !isStaff(roles))
    throw new AppError('invalid-input', { errors: { display_name: [PROFILE_TEXTS.reserved] } });
  await ensureUser({ ctx, input: { uid, email: account.email ?? '', roles } });
  await documentAt(`${collections.users}/${uid}`).update({
    display_name,
    ...(name !== undefined && { name }),
    ...(surname !== undefined && { surname }),
  });
}
