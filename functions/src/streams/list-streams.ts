import { singletons } from '@boma/domain/collections.ts';
import { publishedStreamsSchema } from '@boma/domain/live/live.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readDocument } from '../platform/firestore.ts';
import { shortCache } from '../platform/short-cache.ts';

const KEPT_MS = 5000;

/** The published copy is one read instead of two per camera. Before the first publication there is nothing to list. */
async function readPublished(): Promise<StreamView[]> {
  const published = await readDocument(singletons.publishedStreams, publishedStreamsSchema);
  return published?.streams ?? [];
}

let cached: (() => Promise<StreamView[]>) | undefined;

/** All cameras in list order, at most five seconds old: the call is a POST, which no CDN can keep for us. */
export function listStreams({ ctx }: { ctx: Ctx }): Promise<StreamView[]> {
  cached ??= shortCache(KEPT_MS, () => ctx.clock.real(), readPublished);
  return cached();
}
