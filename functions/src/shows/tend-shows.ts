import { forgottenFrom } from '@boma/domain/shows/shows.policy.ts';
import type { SystemCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';
import { endShow } from './end-show.ts';
import { publishSchedule } from './publish-schedule.ts';

/**
 * Ends shows that staff forgot to take off the air, and publishes the shows again: with time other shows are the next
 * ones. Answers the ids of the ended shows.
 */
export async function tendShows({ ctx }: { ctx: SystemCtx }): Promise<{ ended: number[] }> {
  const now = await ctx.clock.now();
  const running = wellFormed(await store.shows.all().where('stage', '==', 'on-air').get(), ctx.log);
  const forgotten = running.filter((show) => forgottenFrom(show) < now);
  for (const { id } of forgotten) await endShow({ ctx: { ...ctx, action: 'show.end' }, input: { id } });
  await publishSchedule({ ctx });
  return { ended: forgotten.map(({ id }) => id) };
}
