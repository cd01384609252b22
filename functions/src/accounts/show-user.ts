import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { type UserView, userView } from '@boma/domain/accounts/user.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import { membershipSchema } from '@boma/domain/membership/membership.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readDocument } from '../platform/firestore.ts';
import { ensureUser } from './ensure-user.ts';
import { requireUser } from './require-user.ts';
import { standingAccount } from './standing-account.ts';

/** The caller as they see themselves. @throws AppError `unauthenticated`, `banned`, `forbidden` for a disabled account. */
export async function showUser({ ctx }: { ctx: Ctx }): Promise<UserView> {
  const { uid, session } = await requireUser(ctx);
  const account = await standingAccount(uid, session.signedInAt);
  const email = account.email ?? '';
  const roles = rolesOf(account.customClaims);
  const [user, membership, now] = await Promise.all([
    ensureUser({ ctx, input: { uid, email, roles } }),
    readDocument(`${collections.membership}/${uid}`, membershipSchema),
    ctx.clock.now(),
  ]);
  return userView({ uid, email, emailVerified: account.emailVerified, roles, user, membership }, now);
}
