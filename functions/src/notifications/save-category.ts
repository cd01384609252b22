import { type Category, categorySchema } from '@boma/domain/notifications/categories.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { parsePart } from '../platform/http/parse-request.ts';
import { requireUnnamed } from '../platform/require-unnamed.ts';
import { store } from '../platform/store.ts';

/** Adds a kind of alert, or replaces the one with this id. @throws AppError `invalid-input` with every problem. */
export async function saveCategory({ input }: { ctx: Ctx; input: Category }): Promise<Category> {
  const category = parsePart(categorySchema, input);
  requireUnnamed(category);
  await store.notificationCategories(String(category.id)).set(category);
  return category;
}
