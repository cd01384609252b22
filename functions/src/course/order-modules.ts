import type { StaffCtx } from '../platform/context.ts';
import { orderDocuments } from '../platform/order-documents.ts';
import { store } from '../platform/store.ts';
import { preparePublication } from './change-module.ts';
import { inCourseOrder } from './list-modules.ts';

/**
 * Puts the modules of the course into another order. A colleague who edits one that moves is told of it. A repeated call
 * changes nothing.
 * @throws AppError as `orderDocuments`.
 */
export async function orderModules({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { from: readonly number[]; to: readonly number[] };
}): Promise<void> {
  await orderDocuments(
    ctx,
    {
      all: store.courseModules.all(),
      sorted: (found) => inCourseOrder(found, ctx.log),
      keyOf: ({ id }) => String(id),
      moved: (module, position) => ({ ...module, position, updated_at: ctx.clock.real() }),
      prepare: (transaction) => preparePublication(ctx, transaction),
    },
    input,
  );
}
