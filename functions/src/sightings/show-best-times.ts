import { campDay, campDayBounds, campDaysBefore, campDaysBetween } from '@boma/domain/camp-time.ts';
import { AppError } from '@boma/domain/errors.ts';
import { bestTimes, firstWholeDay } from '@boma/domain/sightings/best-times.ts';
import { BEST_TIME_DAYS, BEST_TIME_MAX } from '@boma/domain/sightings/sightings.constants.ts';
import type { BestTimes } from '@boma/domain/sightings/sightings.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';
import { filtered } from './list-sightings.ts';

/**
 * How often each species was seen at a camera, by the hour at camp, over the last ninety days that are complete. Today
 * is left out, because its hours to come would count as hours without a sighting.
 * @throws AppError `not-found` for an unknown camera.
 */
export async function showBestTimes({
  ctx,
  input: { camera },
}: {
  ctx: Ctx;
  input: { camera: string };
}): Promise<BestTimes> {
  const today = campDay(await ctx.clock.now());
  const wanted = campDaysBefore(today, BEST_TIME_DAYS);
  const newest = filtered({ camera })
    .where('created_ts', '>=', campDayBounds(wanted).from / 1000)
    .where('created_ts', '<', campDayBounds(today).from / 1000)
    .limit(BEST_TIME_MAX);
  const [stream, found] = await Promise.all([findPublicStream(ctx, camera), newest.get()]);
  if (!stream) throw new AppError('not-found');
  const sightings = wellFormed(found, ctx.log);
  const first = firstWholeDay(wanted, sightings, { isWhole: found.size < BEST_TIME_MAX });
  const air = await store.airDays.all().where('day', '>=', first).where('day', '<', today).get();
  const { from } = campDayBounds(first);
  const counted = sightings.filter(({ created_ts }) => created_ts * 1000 >= from);
  return {
    ...bestTimes(camera, wellFormed(air, ctx.log), counted),
    days: campDaysBetween(first, today),
  };
}
