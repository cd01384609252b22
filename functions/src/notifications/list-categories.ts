import type { Category, CategoryView } from '@boma/domain/notifications/categories.schema.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import type { Log } from '../platform/log.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** The kinds of alert that a query found, in list order, without malformed ones. */
export function categoriesInOrder(found: QuerySnapshot<Category>, log: Log): Category[] {
  return wellFormed(found, log).sort((a, b) => a.position - b.position || a.id - b.id);
}

/** Every kind of alert in list order. */
export async function readCategories({ log }: Pick<Ctx, 'log'>): Promise<Category[]> {
  return categoriesInOrder(await store.notificationCategories.all().get(), log);
}

/** The kinds of alert as everybody may see them; with `user_selectable` only those that viewers can choose. */
export async function listCategories({
  ctx,
  input: { user_selectable },
}: {
  ctx: Ctx;
  input: { user_selectable: 0 | 1 };
}): Promise<CategoryView[]> {
  const all = await readCategories(ctx);
  return all
    .filter((category) => user_selectable === 0 || category.user_selectable)
    .map(({ id, name, subscriber_only }) => ({ id, name, subscriber_only }));
}
