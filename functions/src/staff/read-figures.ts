import { campDay, campHour } from '@boma/domain/camp-time.ts';
import { figureDays, overTime } from '@boma/domain/staff/figures.policy.ts';
import type { HourFigures, OverTime } from '@boma/domain/staff/figures.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** The figures of the last thirty days at camp. `view` makes what staff see of an hour, or of the sum of a day. */
export async function readFigures<T>(ctx: Ctx, view: (figures: HourFigures) => T): Promise<OverTime<T>> {
  const now = ctx.clock.real();
  const day = campDay(now);
  const [first = day] = figureDays(day);
  const stored = await store.figureDays.all().where('day', '>=', first).where('day', '<=', day).get();
  return overTime(wellFormed(stored, ctx.log), { day, hour: campHour(now) }, view);
}
