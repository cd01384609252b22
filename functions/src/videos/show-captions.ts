import { AppError } from '@boma/domain/errors.ts';
import { toWebVtt } from '@boma/domain/videos/captions.ts';
import { isPremium } from '@boma/domain/videos/videos.constants.ts';
import type { CallerCtx } from '../platform/context.ts';
import { requireEntitled } from '../streams/require-entitled.ts';
import { readPublicVideo } from './read-public-video.ts';

/**
 * The captions of a recording: of an open one for everybody, of a premium one for who may watch it.
 * @throws AppError `not-found`, also for a video without captions; `unauthenticated`, `banned` and `forbidden` for a premium one.
 */
export async function showCaptions({
  ctx,
  input,
}: {
  ctx: CallerCtx;
  input: { id: number };
}): Promise<{ webvtt: string }> {
  const { type, captions } = await readPublicVideo({ ctx, input });
  if (!captions) throw new AppError('not-found');
  if (isPremium(type)) await requireEntitled(ctx);
  return { webvtt: toWebVtt(captions) };
}
