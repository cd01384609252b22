import { AppError } from '@boma/domain/errors.ts';
import { isPublic, type PublicVideo } from '@boma/domain/videos/videos.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** A video that viewers may see. @throws AppError `not-found` */
export async function readPublicVideo({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: number };
}): Promise<PublicVideo> {
  const video = readWellFormed(await store.videos(String(input.id)).get(), ctx.log);
  if (!video || !isPublic(video, ctx.clock.real())) throw new AppError('not-found');
  return video;
}
