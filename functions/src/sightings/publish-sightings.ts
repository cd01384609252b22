import { ALERT_WINDOW_MS, SIGHTINGS_IN_SITE } from '@boma/domain/sightings/sightings.constants.ts';
import { newestFirst } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { publish, type Section, type SectionSource } from '../live/publish.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

interface Change {
  readonly added?: Sighting;
  readonly removed?: string;
}

/** The sightings of the last ten minutes. `change` is what the same transaction adds or removes. */
export const sightingsSection = (now: number, { added, removed }: Change = {}): Section => ({
  name: 'sightings',
  async read({ reader, log }: SectionSource) {
    const since = Math.floor((now - ALERT_WINDOW_MS) / 1000);
    const latest = store.sightings
      .all()
      .where('created_ts', '>=', since)
      .orderBy('created_ts', 'desc')
      .limit(SIGHTINGS_IN_SITE + 1);
    const others = wellFormed(await reader.get(latest), log).filter(
      ({ id }) => id !== added?.id && id !== removed,
    );
    const sightings = newestFirst(added ? [...others, added] : others).slice(0, SIGHTINGS_IN_SITE);
    return { fields: { sightings } };
  },
});

/** The verbs publish what they change. This publishes what was changed past them. */
export function publishSightings({ ctx }: { ctx: Ctx }): Promise<void> {
  const read = async (source: SectionSource) => sightingsSection(await ctx.clock.now()).read(source);
  return publish({ ctx, input: { name: 'sightings', read } });
}
