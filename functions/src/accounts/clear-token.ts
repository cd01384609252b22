import type { UserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';

/** Ends the API token of this call at once. */
export async function clearToken({ ctx }: { ctx: UserCtx }): Promise<void> {
  await store.apiTokens(ctx.user.session.tokenId).delete();
}
