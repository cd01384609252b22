import { deleteTokens, findTokens } from '../accounts/api-tokens.ts';
import { revokedSignIn } from '../accounts/sign-ins.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';

/**
 * Signs the caller out on every device but this one: older sign-ins by their moment, newer ones one by one. Both are
 * marked before the tokens are deleted, so that an exchange at the same time gets no new token.
 */
export async function endOtherSignIns(ctx: ActiveUserCtx): Promise<void> {
  const { uid, session } = ctx.user;
  await store.users(uid).update(store.users.patch({ signed_out_at: session.signedInAt - 1 }));
  const others = async () => (await findTokens(uid)).filter((token) => token.device.id !== session.device);
  for (const { signed_in_at: at } of await others())
    await revokedSignIn(uid, at).set({ uid, revoked_at: ctx.clock.real() });
  await deleteTokens(await others());
}
