import type { FollowsView } from '@boma/domain/shows/follows.schema.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { NO_FOLLOWS, toFollowsView } from './follows.ts';

/** The kinds of show that the caller follows. */
export async function showFollows({ ctx }: { ctx: ActiveUserCtx }): Promise<FollowsView> {
  const stored = (await store.showFollows(ctx.user.uid).get()).data();
  return toFollowsView(stored ?? NO_FOLLOWS);
}
