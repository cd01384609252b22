import { ensureUser } from '../accounts/ensure-user.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';

/** Marks the caller as a junior ranger, or no longer. Repeating it changes nothing. */
export async function joinCourse({
  ctx,
  input: { join },
}: {
  ctx: ActiveUserCtx;
  input: { join: boolean };
}): Promise<{ jr: boolean }> {
  const { account, roles } = ctx;
  const { uid } = ctx.user;
  await ensureUser({ ctx, input: { uid, email: account.email ?? '', roles } });
  await store.users(uid).update(store.users.patch({ jr: join }));
  return { jr: join };
}
