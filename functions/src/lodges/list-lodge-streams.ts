import { AppError } from '@boma/domain/errors.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { readLive } from '../live/read-live.ts';
import type { Ctx } from '../platform/context.ts';
import { media } from '../platform/params.ts';
import { readPublicStreams } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';

/**
 * The cameras of one lodge in list order.
 * @throws AppError `not-found` when there is no such lodge. A lodge without cameras has an empty list.
 */
export async function listLodgeStreams({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: number };
}): Promise<StreamView[]> {
  const [lodges, streams, live] = await Promise.all([
    store.lodges.all().where('id', '==', input.id).limit(1).get(),
    readPublicStreams(ctx, store.streams.all().where('lodge_id', '==', input.id)),
    readLive(),
  ]);
  if (lodges.empty) throw new AppError('not-found');
  return streams.map((stream) => toStreamView(stream, live.live.includes(stream.slug), media()));
}
