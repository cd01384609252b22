import { AppError } from '@boma/domain/errors.ts';
import type { FollowsView } from '@boma/domain/shows/follows.schema.ts';
import { prepareTopics } from '../alerts/follow-topics.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { NO_FOLLOWS, toFollowsView } from './follows.ts';

/**
 * Follows a kind of show, or no longer. Repeating it changes nothing.
 * @throws AppError `not-found` for an unknown show type; `unauthenticated` when the account has been deleted.
 */
export async function followShow({
  ctx,
  input: { type, follow },
}: {
  ctx: ActiveUserCtx;
  input: { type: string; follow: boolean };
}): Promise<FollowsView> {
  const document = store.showFollows(ctx.user.uid);
  const follows = await firestore().runTransaction(async (transaction) => {
    const showType = await transaction.get(store.showTypes(type));
    const user = await transaction.get(store.users(ctx.user.uid));
    const before = (await transaction.get(document)).data() ?? NO_FOLLOWS;
    const setTopics = await prepareTopics(transaction, ctx.user.uid);
    if (follow && !showType.exists) throw new AppError('not-found');
    if (!user.exists) throw new AppError('unauthenticated');
    const others = before.types.filter((each) => each !== type);
    const next = { ...before, types: follow ? [...others, type] : others };
    transaction.set(document, next);
    setTopics({ types: next.types });
    return next;
  });
  return toFollowsView(follows);
}
