import { PAGE_SIZE } from '@boma/domain/videos/videos.constants.ts';
import { coverOf } from '@boma/domain/videos/videos.policy.ts';
import type { StaffVideo } from '@boma/domain/videos/videos.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { media } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** Drafts, then the newest videos and those to come, as they are stored now. Viewers read a list that is some seconds old. */
export async function listStaffVideos({ ctx }: { ctx: StaffCtx }): Promise<StaffVideo[]> {
  const drafts = store.videos.all().where('created_at', '==', null);
  const dated = store.videos
    .all()
    .where('created_at', '>=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const found = await Promise.all([drafts, dated].map((query) => query.limit(PAGE_SIZE.most).get()));
  const videos = found.flatMap((documents) => wellFormed(documents, ctx.log));
  return videos.map(({ captions: _captions, ...video }) => ({ video, picture: coverOf(video, media()) }));
}
