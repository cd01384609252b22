import { HIGHLIGHT_TYPES, isPremium } from '@boma/domain/videos/videos.constants.ts';
import { isPublic, toVideoView } from '@boma/domain/videos/videos.policy.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { media } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** The kinds of highlights that everyone may watch. */
const FREE = HIGHLIGHT_TYPES.filter((type) => !isPremium(type));

/** How many a reader of feeds gets; a search engine gets more. */
export const FEED_LENGTH = 30;

/** The newest free highlights, newest first. Premium videos are in no feed. */
export async function newestHighlights({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { limit: number };
}): Promise<readonly VideoView[]> {
  const now = ctx.clock.real();
  const found = await store.videos
    .all()
    .where('type', 'in', FREE)
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.limit)
    .get();
  return wellFormed(found, ctx.log)
    .filter((video) => isPublic(video, now))
    .map((video) => toVideoView(video, media(), []));
}
