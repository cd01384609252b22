import { type UserView, userView } from '@boma/domain/accounts/user.schema.ts';
import { sanctionView } from '@boma/domain/moderation/sanction-view.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { ensureUser } from './ensure-user.ts';

/** The caller as they see themselves. */
export async function showUser({ ctx }: { ctx: ActiveUserCtx }): Promise<UserView> {
  const { account, roles } = ctx;
  const { uid } = ctx.user;
  const email = account.email ?? '';
  const [user, membership, sanction, now] = await Promise.all([
    ensureUser({ ctx, input: { uid, email, roles } }),
    store.membership(uid).get(),
    store.sanctions(uid).get(),
    ctx.clock.now(),
  ]);
  const facts = { uid, email, emailVerified: account.emailVerified, roles, user };
  const standing = {
    membership: membership.data(),
    sanction: sanctionView(sanction.data(), now, 'send-message'),
  };
  return userView({ ...facts, ...standing }, now);
}
