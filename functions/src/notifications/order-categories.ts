import type { StaffCtx } from '../platform/context.ts';
import { orderDocuments } from '../platform/order-documents.ts';
import { store } from '../platform/store.ts';
import { categoriesInOrder } from './list-categories.ts';

/**
 * Puts the kinds of alert into another order. A repeated call changes nothing.
 * @throws AppError as `orderDocuments`.
 */
export async function orderCategories({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { from: readonly number[]; to: readonly number[] };
}): Promise<void> {
  await orderDocuments(
    ctx,
    {
      all: store.notificationCategories.all(),
      sorted: (found) => categoriesInOrder(found, ctx.log),
      keyOf: ({ id }) => String(id),
      moved: (category, position) => ({ ...category, position }),
    },
    input,
  );
}
