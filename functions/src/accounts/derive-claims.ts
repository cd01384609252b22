import { type Role, roleClaimsSchema, rolesOf } from '@boma/domain/accounts/roles.ts';
import { userSchema } from '@boma/domain/accounts/user.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import { isEntitled } from '@boma/domain/membership/membership.policy.ts';
import { membershipSchema } from '@boma/domain/membership/membership.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readBatched, readDocument } from '../platform/firestore.ts';
import { findAccount, identity } from '../platform/identity.ts';

/** How often what is stored may change under the writing of it. */
const ATTEMPTS = 20;

/** What somebody was given, and 'subscriber' for as long as they are one. */
async function rolesByStore(ctx: Ctx, uid: string): Promise<Role[]> {
  const [user, membership, now] = await Promise.all([
    readDocument(`${collections.users}/${uid}`, userSchema, readBatched),
    readDocument(`${collections.membership}/${uid}`, membershipSchema, readBatched),
    ctx.clock.now(),
  ]);
  const given = (user?.roles ?? []).filter((role) => role !== 'subscriber');
  return rolesOf({ roles: isEntitled(membership, now) ? [...given, 'subscriber'] : given });
}

/**
 * Makes the claims of an account what the store says: the one way in which they are written, called by whoever has changed
 * what they follow from. Auth knows no condition on a write, so each writes the whole set and then looks whether the store
 * still says so: of any number at once the last that wrote is also one that looked after it, and writes again if what it
 * wrote is no longer true.
 * @throws what Auth throws: `user-not-found` where there is no account to write to.
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
    rolesByStore(ctx, uid),
    findAccount(uid).then((account) => rolesOf(account?.customClaims)),
  ]);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (written.join() === roles.join()) return roles;
    await auth.setCustomUserClaims(uid, roleClaimsSchema.parse({ roles }));
    written = roles;
    roles = await rolesByStore(ctx, uid);
  }
  throw new Error(`What the claims of ${uid} follow from was changing all the time.`);
}
