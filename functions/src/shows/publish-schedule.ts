import { isDeepStrictEqual } from 'node:util';
import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { SHOWS_IN_SITE } from '@boma/domain/shows/shows.constants.ts';
import { toShowView, upcomingShows } from '@boma/domain/shows/shows.policy.ts';
import type { PublishedSchedule, Show, ShowView } from '@boma/domain/shows/shows.schema.ts';
import { publish, type Section, type SectionSource } from '../live/publish.ts';
import type { Ctx } from '../platform/context.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';
import { showTypesInOrder } from './read-show-types.ts';

/** For how long after its time a show that is not on the air stays listed, in milliseconds. */
const LOOK_BACK_MS = 12 * 3_600_000;
/** Shows in the published copy. It must stay far below the megabyte that a document can hold. */
const PUBLISHED = 300;

const planOf = (schedule: readonly ShowView[]) => schedule.map(({ on_air: _onAir, ...plan }) => plan);

/** A show that goes on or off the air moves no version: every page reads that from `live/site` itself. */
function nextVersion(schedule: ShowView[], published: PublishedSchedule | undefined, site: LiveSite): number {
  const current = Math.max(site.versions.schedule, published?.version ?? 0);
  const isSame = published && isDeepStrictEqual(planOf(published.schedule), planOf(schedule));
  return isSame ? current : current + 1;
}

const inTimeOrder = (shows: readonly Show[]) =>
  shows.toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id);

/**
 * The version of the schedule, the shows on the air and the next ones, and the copy of all that are planned. `changed` is
 * a show as the same transaction stores it.
 */
export const scheduleSection = (now: number, changed?: Show): Section => ({
  name: 'schedule',
  async read({ reader, site, log }: SectionSource) {
    const reference = store.publishedSchedule();
    const since = now - LOOK_BACK_MS;
    const recent = store.shows.all().where('starts_at', '>=', since).orderBy('starts_at').limit(PUBLISHED);
    // A long show that began late can run for longer.
    const running = store.shows.all().where('stage', '==', 'on-air');
    const [shows, onAir, types, stored] = await Promise.all([
      reader.get(recent),
      reader.get(running),
      reader.get(store.showTypes.all()),
      reader.get(reference),
    ]);
    const showTypes = showTypesInOrder(types, log);
    const older = wellFormed(onAir, log).filter(({ starts_at }) => starts_at < since);
    const others = [...older, ...wellFormed(shows, log)].filter(({ id }) => id !== changed?.id);
    const schedule = inTimeOrder(changed ? [...others, changed] : others)
      .filter(({ stage, starts_at }) => stage === 'on-air' || (stage !== 'over' && starts_at >= since))
      .map((show) => toShowView(show, showTypes));
    const current = dataIfWellFormed(stored);
    const version = nextVersion(schedule, current, site);
    return {
      versions: { schedule: version },
      fields: { shows: upcomingShows(schedule, now).slice(0, SHOWS_IN_SITE) },
      copies: [{ reference, current, next: { version, schedule } satisfies PublishedSchedule }],
    };
  },
});

/**
 * Publishes the planned and running shows from `shows`. The verbs publish what they change, so there is mostly nothing to
 * do for the trigger.
 */
export function publishSchedule({ ctx }: { ctx: Ctx }): Promise<void> {
  const read = async (source: SectionSource) => scheduleSection(await ctx.clock.now()).read(source);
  return publish({ ctx, input: { name: 'schedule', read } });
}
