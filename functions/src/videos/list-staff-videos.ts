import { PAGE_SIZE } from '@boma/domain/videos/videos.constants.ts';
import { toVideoView } from '@boma/domain/videos/videos.policy.ts';
import type { StaffVideo } from '@boma/domain/videos/videos.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { media } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** The newest videos as they are stored now. Viewers read a list that is some seconds old. */
export async function listStaffVideos({ ctx }: { ctx: StaffCtx }): Promise<StaffVideo[]> {
  const newest = store.videos.all().orderBy('created_at', 'desc').orderBy('id', 'desc');
  const videos = wellFormed(await newest.limit(PAGE_SIZE.most).get(), ctx.log);
  return videos.map((video) => ({ video, picture: toVideoView(video, media(), []).cover }));
}
