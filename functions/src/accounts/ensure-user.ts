import { randomDefaultName } from '@boma/domain/accounts/default-name.ts';
import type { Role } from '@boma/domain/accounts/roles.ts';
import { type User, userSchema } from '@boma/domain/accounts/user.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { deletionSchema } from '@boma/domain/privacy/deletion.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';

/**
 * The person's document: made when there is none, however many ask at once, and kept in step with the account's address.
 * `displayName`, and `roles` that the account had before, count only when it is made: from then on the claims follow it.
 * @throws AppError `unauthenticated` while the account is being deleted: a call that was under way makes nobody anew.
 */
export async function ensureUser({
  ctx,
  input: { uid, email, roles, displayName },
}: {
  ctx: Ctx;
  input: { uid: string; email: string; roles: readonly Role[]; displayName?: string };
}): Promise<User> {
  const document = documentAt(`${collections.users}/${uid}`);
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) {
      const deletion = await transaction.get(documentAt(`${collections.deletions}/${uid}`));
      if (deletion.exists && deletionSchema.parse(deletion.data()).state === 'deleting')
        throw new AppError('unauthenticated');
      const user = userSchema.parse({
        email,
        display_name: displayName ?? randomDefaultName(Math.random()),
        roles: roles.filter((role) => role !== 'subscriber'),
        created_at: ctx.clock.real(),
      });
      transaction.create(document, user);
      return user;
    }
    const user = userSchema.parse(stored.data());
    if (user.email === email) return user;
    transaction.update(document, { email });
    return { ...user, email };
  });
}
