import { AppError } from '@boma/domain/errors.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { shortCache } from '../platform/short-cache.ts';
import { store } from '../platform/store.ts';

const KEPT_MS = 5000;
/** The cameras are checked once a minute. */
const CHECK_SECONDS = 60;

/**
 * The published copy costs one read instead of two per camera. Before the first publication it is empty.
 * @throws AppError `unavailable` when the copy does not match its schema, until the next check of the cameras publishes
 * it again.
 */
async function readPublished(): Promise<StreamView[]> {
  const stored = await store.publishedStreams().get();
  const published = dataIfWellFormed(stored);
  if (stored.exists && !published) throw new AppError('unavailable', { retryAfter: CHECK_SECONDS });
  return published?.streams ?? [];
}

let cached: (() => Promise<StreamView[]>) | undefined;

/** All cameras in list order, at most five seconds old: the call is a POST, which no CDN can keep for us. */
export function listStreams({ ctx }: { ctx: Ctx }): Promise<StreamView[]> {
  cached ??= shortCache(KEPT_MS, () => ctx.clock.real(), readPublished);
  return cached();
}
