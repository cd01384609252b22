import type { StaffCtx } from '../platform/context.ts';
import { orderDocuments } from '../platform/order-documents.ts';
import { inListOrder } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { publishCameras } from './publish-cameras.ts';

/**
 * Puts the cameras into another order. A repeated call changes nothing.
 * @throws AppError as `orderDocuments`.
 */
export async function orderCameras({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { from: readonly string[]; to: readonly string[] };
}): Promise<void> {
  await orderDocuments(
    ctx,
    {
      all: store.streams.all(),
      sorted: (found) => inListOrder(found, ctx.log),
      keyOf: ({ slug }) => slug,
      moved: (camera, position) => ({ ...camera, position }),
    },
    input,
  );
  await publishCameras(ctx);
}
