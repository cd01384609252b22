import { roleClaimsSchema, rolesOf } from '@boma/domain/accounts/roles.ts';
import { collections } from '@boma/domain/collections.ts';
import { isEntitled } from '@boma/domain/membership/membership.policy.ts';
import { membershipSchema } from '@boma/domain/membership/membership.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readDocument } from '../platform/firestore.ts';
import { identity, identityErrorCode } from '../platform/identity.ts';

/** Puts the role 'subscriber' among the claims or takes it out: a hint for rules, which the server itself never reads. */
export async function hintClaims({
  ctx,
  input: { uid },
}: {
  ctx: Ctx;
  input: { uid: string };
}): Promise<void> {
  try {
    const auth = await identity();
    const [account, membership, now] = await Promise.all([
      auth.getUser(uid),
      readDocument(`${collections.membership}/${uid}`, membershipSchema),
      ctx.clock.now(),
    ]);
    const before = rolesOf(account.customClaims);
    const others = before.filter((role) => role !== 'subscriber');
    const roles = isEntitled(membership, now) ? [...others, 'subscriber' as const] : others;
    if (roles.length === before.length) return;
    await auth.setCustomUserClaims(uid, roleClaimsSchema.parse({ roles }));
  } catch (cause) {
    // Whoever has left is still a customer of whom records are kept.
    if (identityErrorCode(cause) === 'user-not-found') return;
    ctx.log.error('claims', cause, { uid });
  }
}
