import { systemContext } from '../../../functions/src/platform/context.ts';
import { store } from '../../../functions/src/platform/store.ts';
import { publishSchedule } from '../../../functions/src/shows/publish-schedule.ts';

/** Removes the shows with these titles. Other tests may have shows of the same kind. */
export async function deleteShowsTitled(...titles: readonly string[]): Promise<void> {
  const { docs } = await store.shows.all().where('title', 'in', titles).get();
  await Promise.all(docs.map((document) => document.ref.delete()));
  await publishSchedule({ ctx: systemContext() });
}
