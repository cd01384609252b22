import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { readLive } from '../live/read-live.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { media } from '../platform/params.ts';
import { allStreams, readStreams } from '../streams/read-streams.ts';

/**
 * The cameras of one lodge in list order.
 * @throws AppError `not-found` when there is no such lodge; one without cameras answers an empty list.
 */
export async function listLodgeStreams({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: number };
}): Promise<StreamView[]> {
  const [lodges, streams, live] = await Promise.all([
    firestore().collection(collections.lodges).where('id', '==', input.id).limit(1).get(),
    readStreams(ctx.log, allStreams().where('lodge_id', '==', input.id)),
    readLive(),
  ]);
  if (lodges.empty) throw new AppError('not-found');
  return streams.map((stream) => toStreamView(stream, live.live.includes(stream.slug), media()));
}
