import { AppError } from '@boma/domain/errors.ts';
import { selectionProblem } from '@boma/domain/notifications/categories.policy.ts';
import { SELECTION_TEXTS } from '@boma/domain/notifications/notifications.constants.ts';
import { ensureUser } from '../accounts/ensure-user.ts';
import { hasMemberAccess } from '../accounts/member-access.ts';
import { prepareTopics } from '../alerts/follow-topics.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { readCategories } from './list-categories.ts';

const refuse = (problem: keyof typeof SELECTION_TEXTS) =>
  new AppError('invalid-input', { errors: { selected_categories: [SELECTION_TEXTS[problem]] } });

/**
 * Stores the kinds of alert that the user wants, each once. What was chosen before needs no leave: a kind that is gone
 * since is dropped, and one who is no member any more may give up kinds one by one.
 * @throws AppError `forbidden` for another user's `user_id`. Where a kind is added, `invalid-input` for an unknown kind,
 * and without a member's access for more than five and for one that is for members.
 */
export async function chooseCategories({
  ctx,
  input: { selected_categories, user_id },
}: {
  ctx: ActiveUserCtx;
  input: { selected_categories: readonly number[]; user_id?: string | undefined };
}): Promise<void> {
  const { uid } = ctx.user;
  if (user_id !== undefined && user_id !== uid) throw new AppError('forbidden');
  const [categories, hasAccess] = await Promise.all([readCategories(ctx), hasMemberAccess(ctx)]);
  const known = new Map(categories.filter((each) => each.user_selectable).map((each) => [each.id, each]));
  const user = await ensureUser({ ctx, input: { uid, email: ctx.account.email ?? '', roles: ctx.roles } });
  const before = new Set(user.notification_categories.map(({ id }) => id));
  const ids = [...new Set(selected_categories)].filter((id) => known.has(id) || !before.has(id));
  if (ids.some((id) => !before.has(id))) {
    const selected = ids.flatMap((id) => known.get(id) ?? []);
    if (selected.length < ids.length) throw refuse('unknown');
    const problem = selectionProblem(selected, hasAccess);
    if (problem) throw refuse(problem);
  }
  const chosen = { notification_categories: ids.map((id) => ({ id })) };
  await firestore().runTransaction(async (transaction) => {
    const setTopics = await prepareTopics(transaction, uid);
    transaction.update(store.users(uid), store.users.patch(chosen));
    setTopics({ kinds: ids });
  });
}
