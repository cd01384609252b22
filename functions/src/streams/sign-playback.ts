import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { isEntitled } from '@boma/domain/membership/membership.policy.ts';
import { membershipSchema } from '@boma/domain/membership/membership.schema.ts';
import { playlistUrl } from '@boma/domain/streams/media-urls.ts';
import { PLAYBACK_TOKEN_SECONDS, type Playback } from '@boma/domain/streams/streams.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readDocument } from '../platform/firestore.ts';
import { media, playbackSecret } from '../platform/params.ts';
import { signedPlaylistUrl } from './playback-token.ts';
import { findStreamById } from './read-streams.ts';

/** Entitlement is read each time: a refund or a ban ends it at the next renewal, within minutes. */
async function requireEntitled(ctx: Ctx): Promise<void> {
  const actor = await ctx.actor();
  if (actor.kind !== 'user') throw new AppError('unauthenticated');
  const membership = await readDocument(`${collections.membership}/${actor.uid}`, membershipSchema);
  if (!isEntitled(membership, await ctx.clock.now())) throw new AppError('forbidden');
}

/**
 * Where to play an HLS camera: its open playlist, or a signed one for an entitled member.
 * @throws AppError `not-found`; `conflict` for a camera that plays from YouTube and has no playlist; `unauthenticated`
 * and `forbidden` for a subscriber-only one.
 */
export async function signPlayback({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<Playback> {
  const stream = await findStreamById(input.id, ctx.log);
  if (!stream) throw new AppError('not-found');
  if (stream.source.kind !== 'hls') throw new AppError('conflict');
  if (!stream.subscriber_only) return { url: playlistUrl(media(), stream.code), expires_at: null };
  await requireEntitled(ctx);
  const expires = Math.floor(ctx.clock.real() / 1000) + PLAYBACK_TOKEN_SECONDS;
  return {
    url: signedPlaylistUrl(media(), playbackSecret.value(), stream.code, expires),
    expires_at: expires,
  };
}
