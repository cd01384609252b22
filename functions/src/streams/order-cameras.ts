import { isDeepStrictEqual } from 'node:util';
import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { inListOrder } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { publishCameras } from './publish-cameras.ts';

/**
 * Puts the cameras into another order. A repeated call changes nothing.
 * @throws AppError `conflict` if the order is not the one that staff saw, or if the new one has other cameras.
 */
export async function orderCameras({
  ctx,
  input: { from, to },
}: {
  ctx: StaffCtx;
  input: { from: readonly string[]; to: readonly string[] };
}): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const cameras = inListOrder(await transaction.get(store.streams.all()), ctx.log);
    const now = cameras.map(({ slug }) => slug);
    if (isDeepStrictEqual(now, to)) return recordNoChange(ctx);
    if (!isDeepStrictEqual(now, from) || !isDeepStrictEqual(from.toSorted(), to.toSorted()))
      throw new AppError('conflict');
    for (const camera of cameras) {
      const { slug, position } = camera;
      const wanted = to.indexOf(slug) + 1;
      if (position !== wanted) transaction.set(store.streams(slug), { ...camera, position: wanted });
    }
    recordAction(ctx, transaction, {
      target: collections.streams,
      before: { order: from },
      after: { order: to },
    });
  });
  await publishCameras(ctx);
}
