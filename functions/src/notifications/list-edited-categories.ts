import type { StaffCategory } from '@boma/domain/notifications/staff-categories.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** All kinds of alert as staff see them, in list order. */
export async function listEditedCategories({ ctx }: { ctx: Ctx }): Promise<StaffCategory[]> {
  const { docs } = await store.notificationCategories.all().get();
  const found = docs.flatMap((document) => {
    const category = readWellFormed(document, ctx.log);
    return category ? [{ version: versionOf(document) ?? '', category }] : [];
  });
  return found.sort((a, b) => a.category.position - b.category.position || a.category.id - b.category.id);
}
