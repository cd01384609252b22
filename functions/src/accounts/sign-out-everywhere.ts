import type { ActiveUserCtx } from '../platform/context.ts';
import { identity } from '../platform/identity.ts';
import { store } from '../platform/store.ts';
import { deleteTokens, findTokens } from './api-tokens.ts';

/**
 * Signs the caller out on every device, this one included. The moment is stored first, so that an exchange at the same
 * time gets no new token.
 */
export async function signOutEverywhere({ ctx }: { ctx: ActiveUserCtx }): Promise<void> {
  const { uid } = ctx.user;
  await store.users(uid).update(store.users.patch({ signed_out_at: ctx.clock.real() }));
  await (await identity()).revokeRefreshTokens(uid);
  await deleteTokens(await findTokens(uid));
}
