import { campDay } from '@boma/domain/camp-time.ts';
import { LOGBOOK_LIVE } from '@boma/domain/sightings/sightings.constants.ts';
import { newestFirst } from '@boma/domain/sightings/sightings.policy.ts';
import type { LogbookFilter, Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import type { PublishedList } from '../../lib/firebase/published.ts';

type Sightings = readonly Sighting[];

/** True if the filter lets the sighting through. */
function fits({ camera, species, day }: LogbookFilter, sighting: Sighting): boolean {
  return (
    (camera === undefined || sighting.stream.slug === camera) &&
    (species === undefined || sighting.species === species) &&
    (day === undefined || campDay(sighting.created_ts * 1000) === day)
  );
}

/**
 * The list with what the listener knows: its newest sightings. Those that are new are added in front, and those of the
 * same span that are gone are removed, as are those that no longer fit after a correction. Older ones stay: the listener
 * does not know them.
 */
export function withLive(
  list: Sightings,
  heard: PublishedList<Sighting> | undefined,
  filter: LogbookFilter,
): Sighting[] {
  if (!heard) return [...list];
  const { items: live, size } = heard;
  const oldest = size >= LOGBOOK_LIVE ? (live.at(-1)?.created_ts ?? Number.POSITIVE_INFINITY) : 0;
  const known = new Set(live.map(({ id }) => id));
  // At the oldest second another sighting may just have been pushed out of the listener's list.
  const older = list.filter(({ id, created_ts }) => !known.has(id) && created_ts <= oldest);
  return newestFirst([...older, ...live.filter((each) => fits(filter, each))]);
}

/** The sightings by day at camp, in their order. */
export function byDay(list: Sightings): (readonly [day: string, sightings: Sighting[]])[] {
  const days = new Map<string, Sighting[]>();
  for (const sighting of list) {
    const day = campDay(sighting.created_ts * 1000);
    days.set(day, [...(days.get(day) ?? []), sighting]);
  }
  return [...days];
}

const KEYS = ['camera', 'species', 'day'] as const;

/** What an address asks for. Empty values ask for nothing. */
export function filterOf(search: string): LogbookFilter {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = query.get(key);
      return value ? [[key, value]] : [];
    }),
  );
}

/** The address of a filter, without the path. */
export function searchOf(filter: LogbookFilter): string {
  const pairs = KEYS.flatMap((key) => {
    const value = filter[key];
    return value === undefined || value === '' ? [] : [[key, value]];
  });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
