import { type Role, roleClaimsSchema, rolesOf } from '@boma/domain/accounts/roles.ts';
import { isMember } from '@boma/domain/membership/membership.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { readBatched } from '../platform/firestore.ts';
import { findAccount, identity } from '../platform/identity.ts';
import { store } from '../platform/store.ts';

/** How often the stored roles may change while the claims are written. */
const ATTEMPTS = 20;

/** The roles that the user was given, and 'subscriber' while the membership lasts. */
async function storedRoles(ctx: Ctx, uid: string): Promise<Role[]> {
  const [user, membership, now] = await Promise.all([
    readBatched(store.users(uid)),
    readBatched(store.membership(uid)),
    ctx.clock.now(),
  ]);
  const stored = user.data();
  const given = (stored?.roles ?? []).filter((role) => role !== 'subscriber');
  return rolesOf({ roles: isMember(membership.data(), stored, now) ? [...given, 'subscriber'] : given });
}

/**
 * Sets the claims of an account to the stored roles. Nothing else writes claims; every verb that changes the stored roles
 * or the membership calls this. Firebase Auth has no conditional writes, so each call reads the store again after its
 * write, and writes again if the roles have changed. Of several calls at once, the last writer also reads last.
 * @throws what Firebase Auth throws, such as `user-not-found`.
 */
export async function deriveClaims({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<Role[]> {
  const auth = await identity();
  let [roles, written] = await Promise.all([
    storedRoles(ctx, uid),
    findAccount(uid).then((account) => rolesOf(account?.customClaims)),
  ]);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (written.join() === roles.join()) return roles;
    await auth.setCustomUserClaims(uid, roleClaimsSchema.parse({ roles }));
    written = roles;
    roles = await storedRoles(ctx, uid);
  }
  throw new Error(`Gave up setting the claims of user ${uid}: the stored roles changed ${ATTEMPTS} times.`);
}
