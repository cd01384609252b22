import type { Action } from '@boma/domain/access/access.ts';
import { isStaff } from '@boma/domain/access/staff.ts';
import { type Role, rolesOf } from '@boma/domain/accounts/roles.ts';
import { topicsOf } from '@boma/domain/alerts/topics.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx, SystemCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { identity, identityErrorCode } from '../platform/identity.ts';
import { store } from '../platform/store.ts';
import { deriveClaims } from './derive-claims.ts';
import { ensureUser } from './ensure-user.ts';

/** A role that the operator gives or takes. `subscriber` follows from the membership alone. */
export type GivenRole = Exclude<Role, 'subscriber'>;

interface Change {
  ctx: SystemCtx;
  input: { email: string; role: GivenRole };
}

async function accountOf(email: string): Promise<UserRecord> {
  const auth = await identity();
  return auth.getUserByEmail(email).catch((cause: unknown) => {
    if (identityErrorCode(cause) === 'user-not-found') throw new AppError('not-found', { cause });
    throw cause;
  });
}

/** Changes the stored roles and records it in one transaction, then sets the claims. */
export async function changeRoles(
  ctx: StaffCtx | (SystemCtx & { readonly action: Action }),
  account: UserRecord,
  change: (before: readonly Role[]) => Role[],
): Promise<{ uid: string; roles: Role[] }> {
  const { uid, email = '', customClaims } = account;
  await ensureUser({ ctx, input: { uid, email, roles: rolesOf(customClaims) } });
  const document = store.users(uid);
  await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(document)).data()?.roles ?? [];
    const alerts = (await transaction.get(store.alerts(uid))).data();
    const after = change(before);
    if (after.join() === before.join()) {
      if ('trail' in ctx) recordNoChange(ctx);
      return;
    }
    transaction.update(document, store.users.patch({ roles: after }));
    // Who gets the role again later is not on call by an old decision.
    if (alerts?.duty.on_call_since && !isStaff({ roles: after })) {
      const duty = { ...alerts.duty, on_call_since: null };
      const topics = topicsOf({ ...alerts, duty });
      transaction.update(store.alerts(uid), store.alerts.patch({ duty, topics }));
    }
    const details = {
      target: document.path,
      person: uid,
      before: { roles: before },
      after: { roles: after },
    };
    recordAction(ctx, transaction, details);
  });
  return { uid, roles: await deriveClaims({ ctx, input: { uid } }) };
}

/**
 * Gives the user with this address a role. For operator scripts.
 * @throws AppError `not-found` without such an account; `conflict` while its address is unverified, because anyone can
 * have registered it.
 */
export async function grantRole({ ctx, input: { email, role } }: Change) {
  const account = await accountOf(email);
  if (!account.emailVerified) throw new AppError('conflict');
  return changeRoles({ ...ctx, action: 'role.grant' }, account, (before) =>
    rolesOf({ roles: [...before, role] }),
  );
}

/** Takes the role away again. @throws AppError `not-found`. */
export async function takeRole({ ctx, input: { email, role } }: Change) {
  return changeRoles({ ...ctx, action: 'role.take' }, await accountOf(email), (before) =>
    before.filter((each) => each !== role),
  );
}
