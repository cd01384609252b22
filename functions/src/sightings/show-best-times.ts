import { campDay, campDayBounds, campDaysBefore } from '@boma/domain/camp-time.ts';
import { AppError } from '@boma/domain/errors.ts';
import { bestTimes } from '@boma/domain/sightings/best-times.ts';
import { BEST_TIME_DAYS, BEST_TIME_MAX } from '@boma/domain/sightings/sightings.constants.ts';
import type { BestTimes } from '@boma/domain/sightings/sightings.schema.ts';
import type { Ctx } from '../platform/context.ts';
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
  const first = campDaysBefore(today, BEST_TIME_DAYS);
  const days = store.airDays.all().where('day', '>=', first).where('day', '<', today);
  const sightings = filtered({ camera })
    .where('created_ts', '>=', campDayBounds(first).from / 1000)
    .where('created_ts', '<', campDayBounds(today).from / 1000)
    .limit(BEST_TIME_MAX);
  const [stream, air, seen] = await Promise.all([store.streams(camera).get(), days.get(), sightings.get()]);
  if (!stream.exists) throw new AppError('not-found');
  return {
    ...bestTimes(camera, wellFormed(air, ctx.log), wellFormed(seen, ctx.log)),
    days: BEST_TIME_DAYS,
  };
}
