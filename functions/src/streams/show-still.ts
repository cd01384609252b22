import { AppError } from '@boma/domain/errors.ts';
import { placeOfSlot, REEL_STILLS, REELS_KEPT, reelAt } from '@boma/domain/streams/reels.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { reelOf } from './record-stills.ts';

/**
 * One small still of a camera, which everyone may see of members' cameras too.
 * @throws AppError `not-found` for an unknown camera, for a time that is not kept, and where no still came through.
 */
export async function showStill({
  ctx,
  input: { slug, slot },
}: {
  ctx: Ctx;
  input: { slug: string; slot: number };
}): Promise<{ jpeg: string }> {
  const reel = Math.floor(slot / REEL_STILLS);
  const current = reelAt(ctx.clock.real());
  if (reel > current || reel <= current - REELS_KEPT) throw new AppError('not-found');
  const [camera, document] = await Promise.all([findPublicStream(ctx, slug), reelOf(slug, reel).get()]);
  const jpeg = readWellFormed(document, ctx.log)?.stills[placeOfSlot(slot)];
  if (!camera || jpeg === undefined) throw new AppError('not-found');
  return { jpeg };
}
