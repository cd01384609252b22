import { AppError } from '@boma/domain/errors.ts';
import type { Video } from '@boma/domain/videos/videos.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** A video as stored, with its source. @throws AppError `not-found` */
export async function showStaffVideo({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { id: number };
}): Promise<Video> {
  const video = readWellFormed(await store.videos(String(input.id)).get(), ctx.log);
  if (!video) throw new AppError('not-found');
  return video;
}
