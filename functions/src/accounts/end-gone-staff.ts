import { STAFF_ROLES } from '@boma/domain/access/staff.ts';
import { recordAction } from '../platform/audit.ts';
import type { SystemCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { findAccount } from '../platform/identity.ts';
import { store } from '../platform/store.ts';

/** Takes the stored roles and ends every sign-in, which `firestore.rules` read. */
async function endStaff(ctx: SystemCtx, uid: string): Promise<void> {
  const user = store.users(uid);
  await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(user)).data()?.roles;
    if (!before?.length) return;
    transaction.update(user, store.users.patch({ roles: [], signed_out_at: ctx.clock.real() }));
    const change = { before: { roles: before }, after: { roles: [] } };
    const reason = 'Firebase Auth has no such account.';
    recordAction({ ...ctx, action: 'role.take' }, transaction, {
      target: user.path,
      person: uid,
      ...change,
      reason,
    });
  });
}

/**
 * Ends the sign-ins of staff whose account was deleted at Firebase Auth directly, which sends no event. Their identity
 * tokens outlive the account by up to an hour, and the rules cannot ask Firebase Auth.
 * @returns how many were ended.
 */
export async function endGoneStaff({ ctx }: { ctx: SystemCtx }): Promise<{ ended: number }> {
  const { docs } = await store.users
    .all()
    .where('roles', 'array-contains-any', [...STAFF_ROLES])
    .select()
    .get();
  const accounts = await Promise.all(docs.map(({ id }) => findAccount(id)));
  const gone = docs.filter((_, index) => !accounts[index]);
  for (const { id } of gone) {
    await endStaff(ctx, id);
    ctx.log.error('staff-gone', 'Firebase Auth has no account of this member of staff.', { uid: id });
  }
  return { ended: gone.length };
}
