import { filmPath } from '@boma/domain/content-paths.ts';
import { AppError } from '@boma/domain/errors.ts';
import { PLAYBACK_TOKEN_SECONDS } from '@boma/domain/streams/streams.constants.ts';
import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import { toSeconds } from '@boma/domain/time.ts';
import type { CallerCtx } from '../platform/context.ts';
import { playbackSecret } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { playbackToken } from '../streams/playback-token.ts';
import { requireSignable } from '../streams/require-entitled.ts';
import { readPhoto } from './read-photos.ts';

/** What the signature of a members' moment begins with. No camera or recording has such a name. */
export const ticketName = (id: string): string => `moments/${id}`;

/**
 * The path of a moment's playlist: an open one, or a signed one for an entitled member and for staff.
 * @throws AppError `not-found`, also for a photo without a film; `unauthenticated`, `banned`, `forbidden`
 * and `too-many-requests` for a moment of a members' camera.
 */
export async function playMoment({
  ctx,
  input: { id },
}: {
  ctx: CallerCtx;
  input: { id: string };
}): Promise<Playback> {
  const photo = readPhoto(await store.photos(id).get(), ctx.log);
  if (!photo?.film) throw new AppError('not-found');
  if (!photo.film.premium) return { url: filmPath(id), expires_at: null };
  await requireSignable(ctx);
  const expires = toSeconds(ctx.clock.real()) + PLAYBACK_TOKEN_SECONDS;
  const token = playbackToken(playbackSecret.value(), ticketName(id), expires);
  return { url: `${filmPath(id)}?expires=${expires}&token=${token}`, expires_at: expires };
}
