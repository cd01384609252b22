import { AppError } from '@boma/domain/errors.ts';
import { recordingUrl } from '@boma/domain/streams/media-urls.ts';
import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import { isPremium } from '@boma/domain/videos/videos.constants.ts';
import type { CallerCtx } from '../platform/context.ts';
import { media, playbackSecret } from '../platform/params.ts';
import { playbackExpiry, signedRecordingUrl } from '../streams/playback-token.ts';
import { requireSignable } from '../streams/require-entitled.ts';
import { readPublicVideo } from './read-public-video.ts';

/**
 * The playlist of a recording: an open one, or a signed one for an entitled member and for staff.
 * @throws AppError `not-found`; `conflict` for a video that plays from YouTube and has no playlist; `unauthenticated`,
 * `banned`, `forbidden` and `too-many-requests` for a premium one.
 */
export async function signVideo({
  ctx,
  input,
}: {
  ctx: CallerCtx;
  input: { id: number };
}): Promise<Playback> {
  const video = await readPublicVideo({ ctx, input });
  if (video.source.kind !== 'hls') throw new AppError('conflict');
  const { code } = video.source;
  if (!isPremium(video.type)) return { url: recordingUrl(media(), code), expires_at: null };
  await requireSignable(ctx);
  const expires = playbackExpiry(ctx.clock.real());
  return { url: signedRecordingUrl(media(), playbackSecret.value(), code, expires), expires_at: expires };
}
