import { mayUseReservedName } from '@boma/domain/access/policies.ts';
import { STAFF_ROLES } from '@boma/domain/access/staff.ts';
import type { ProfileInput } from '@boma/domain/accounts/profile.schema.ts';
import { PROFILE_TEXTS } from '@boma/domain/accounts/profile.ts';
import { isReservedName, looksLikeName } from '@boma/domain/accounts/reserved-name.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { ensureUser } from './ensure-user.ts';

/**
 * True if viewers would take the name for that of a member of staff. Staff are few, so their names are read each time. A
 * malformed document of one of them is left out.
 */
async function isNameOfStaff(name: string): Promise<boolean> {
  const staff = await store.users.all().where('roles', 'array-contains-any', STAFF_ROLES).get();
  return staff.docs.some((document) => {
    const member = dataIfWellFormed(document);
    return member !== undefined && looksLikeName(name, member.display_name);
  });
}

/**
 * Stores the caller's names. Staff may use any name; everyone else is refused names of the house and of staff.
 * @throws AppError `forbidden` for another user's `id`; `invalid-input` for a name that viewers would take for staff.
 */
export async function upsertProfile({
  ctx,
  input,
}: {
  ctx: ActiveUserCtx;
  input: ProfileInput;
}): Promise<void> {
  const { account, roles } = ctx;
  const { uid } = ctx.user;
  const { id, display_name, name, surname } = input;
  if (id !== undefined && id !== uid) throw new AppError('forbidden');
  if (!mayUseReservedName(ctx) && (isReservedName(display_name) || (await isNameOfStaff(display_name))))
    throw new AppError('invalid-input', { errors: { display_name: [PROFILE_TEXTS.reserved] } });
  await ensureUser({ ctx, input: { uid, email: account.email ?? '', roles } });
  const names = {
    display_name,
    ...(name !== undefined && { name }),
    ...(surname !== undefined && { surname }),
  };
  await store.users(uid).update(store.users.patch(names));
}
