import { AppError } from '@boma/domain/errors.ts';
import { REEL_STILLS, REELS_KEPT, reelAt, STILL_EVERY_MS } from '@boma/domain/streams/reels.constants.ts';
import type { ReelView } from '@boma/domain/streams/reels.schema.ts';
import { toSeconds } from '@boma/domain/time.ts';
import type { Ctx } from '../platform/context.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { reelOf } from './record-stills.ts';

/**
 * Half an hour of a camera: its small stills, which everyone may see of members' cameras too. A time without stills is
 * empty.
 * @throws AppError `not-found` for an unknown camera, and for a time that is not kept.
 */
export async function showReel({
  ctx,
  input: { slug, reel },
}: {
  ctx: Ctx;
  input: { slug: string; reel: number };
}): Promise<ReelView> {
  const current = reelAt(ctx.clock.real());
  if (reel > current || reel <= current - REELS_KEPT) throw new AppError('not-found');
  const [camera, document] = await Promise.all([findPublicStream(ctx, slug), reelOf(slug, reel).get()]);
  if (!camera) throw new AppError('not-found');
  const stills = Object.entries(readWellFormed(document, ctx.log)?.stills ?? {})
    .map(([place, jpeg]) => ({ place: Number(place), jpeg }))
    .toSorted((a, b) => a.place - b.place);
  return {
    stills: stills.map(({ place, jpeg }) => ({
      ts: toSeconds((reel * REEL_STILLS + place) * STILL_EVERY_MS),
      jpeg,
    })),
  };
}
