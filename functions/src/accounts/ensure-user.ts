import { randomDefaultName } from '@boma/domain/accounts/default-name.ts';
import type { Role } from '@boma/domain/accounts/roles.ts';
import { type User, userSchema } from '@boma/domain/accounts/user.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/**
 * The user's document. Creates it if it is missing, once for any number of calls, and keeps its address equal to the
 * account's. `displayName` and `roles` count only when the document is created; from then on the claims follow it.
 * @throws AppError `unauthenticated` while the account is being deleted, so that a late call does not create it again.
 */
export async function ensureUser({
  ctx,
  input: { uid, email, roles, displayName },
}: {
  ctx: Pick<Ctx, 'clock'>;
  input: { uid: string; email: string; roles: readonly Role[]; displayName?: string };
}): Promise<User> {
  const document = store.users(uid);
  return firestore().runTransaction(async (transaction) => {
    const user = (await transaction.get(document)).data();
    if (!user) {
      const deletion = (await transaction.get(store.deletions(uid))).data();
      if (deletion?.state === 'deleting') throw new AppError('unauthenticated');
      const created = userSchema.parse({
        email,
        display_name: displayName ?? randomDefaultName(Math.random()),
        roles: roles.filter((role) => role !== 'subscriber'),
        created_at: ctx.clock.real(),
      });
      transaction.create(document, created);
      return created;
    }
    if (user.email === email) return user;
    transaction.update(document, store.users.patch({ email }));
    return { ...user, email };
  });
}
