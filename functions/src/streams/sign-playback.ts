import { AppError } from '@boma/domain/errors.ts';
import { isEntitled } from '@boma/domain/membership/membership.policy.ts';
import { playlistUrl } from '@boma/domain/streams/media-urls.ts';
import { PLAYBACK_TOKEN_SECONDS, type Playback } from '@boma/domain/streams/streams.schema.ts';
import { toSeconds } from '@boma/domain/time.ts';
import type { CallerCtx } from '../platform/context.ts';
import { media, playbackSecret } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { signedPlaylistUrl } from './playback-token.ts';
import { findStreamById } from './read-streams.ts';

/**
 * Account and entitlement are read at each call. So a refund, a ban or a new password ends playback when the signed
 * address ends, within minutes, even for a stolen API token.
 */
async function requireEntitled(ctx: CallerCtx): Promise<void> {
  const { user } = await ctx.active();
  const membership = (await store.membership(user.uid).get()).data();
  if (!isEntitled(membership, await ctx.clock.now())) throw new AppError('forbidden');
}

/**
 * The playlist of an HLS camera: an open one, or a signed one for an entitled member.
 * @throws AppError `not-found`; `conflict` for a camera that plays from YouTube and has no playlist; `unauthenticated`,
 * `banned` and `forbidden` for a subscriber-only one.
 */
export async function signPlayback({
  ctx,
  input,
}: {
  ctx: CallerCtx;
  input: { id: number };
}): Promise<Playback> {
  const stream = await findStreamById(input.id, ctx.log);
  if (!stream) throw new AppError('not-found');
  if (stream.source.kind !== 'hls') throw new AppError('conflict');
  if (!stream.subscriber_only) return { url: playlistUrl(media(), stream.code), expires_at: null };
  await requireEntitled(ctx);
  const expires = toSeconds(ctx.clock.real()) + PLAYBACK_TOKEN_SECONDS;
  return {
    url: signedPlaylistUrl(media(), playbackSecret.value(), stream.code, expires),
    expires_at: expires,
  };
}
