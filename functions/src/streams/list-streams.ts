import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { shortCache } from '../platform/short-cache.ts';
import { store } from '../platform/store.ts';

const KEPT_MS = 5000;

/** The published copy costs one read instead of two per camera. Before the first publication it is empty. */
async function readPublished(): Promise<StreamView[]> {
  return (await store.publishedStreams().get()).data()?.streams ?? [];
}

let cached: (() => Promise<StreamView[]>) | undefined;

/** All cameras in list order, at most five seconds old: the call is a POST, which no CDN can keep for us. */
export function listStreams({ ctx }: { ctx: Ctx }): Promise<StreamView[]> {
  cached ??= shortCache(KEPT_MS, () => ctx.clock.real(), readPublished);
  return cached();
}
