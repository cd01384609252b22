import { AppError } from '@boma/domain/errors.ts';
import { playlistUrl } from '@boma/domain/streams/media-urls.ts';
import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import type { CallerCtx } from '../platform/context.ts';
import { media, playbackSecret } from '../platform/params.ts';
import { findPublicStreamById } from '../platform/read-streams.ts';
import { playbackExpiry, signedPlaylistUrl } from './playback-token.ts';
import { requireSignable } from './require-entitled.ts';

/**
 * The playlist of an HLS camera: an open one, or a signed one for an entitled member and for staff. Nobody plays a draft:
 * staff try it in their area.
 * @throws AppError `not-found`; `conflict` for a camera that plays from YouTube and has no playlist; `unauthenticated`,
 * `banned`, `forbidden` and `too-many-requests` for a subscriber-only one.
 */
export async function signPlayback({
  ctx,
  input,
}: {
  ctx: CallerCtx;
  input: { id: number };
}): Promise<Playback> {
  const stream = await findPublicStreamById(ctx, input.id);
  if (!stream) throw new AppError('not-found');
  if (stream.source.kind !== 'hls') throw new AppError('conflict');
  if (!stream.subscriber_only) {
    const url = stream.source.address ?? playlistUrl(media(), stream.code);
    return { url, expires_at: null };
  }
  await requireSignable(ctx);
  const expires = playbackExpiry(ctx.clock.real());
  return {
    url: signedPlaylistUrl(media(), playbackSecret.value(), stream.code, expires),
    expires_at: expires,
  };
}
