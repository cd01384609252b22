import { campDay, campDaysBefore, campHour } from '../camp-time.ts';
import type { AirDay } from '../streams/air-days.schema.ts';
import type { BestTimes, Sighting } from './sightings.schema.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const isOn = (bits: number | undefined, hour: number) => (((bits ?? 0) >> hour) & 1) === 1;

type Seen = Pick<Sighting, 'species' | 'created_ts'>;

/** The hours on the air, as `day hour`, in which each species was seen at least once. */
function seenHours(sightings: readonly Seen[], bitsOf: ReadonlyMap<string, number>) {
  const bySpecies = new Map<string, { hours: Set<string>; last: number }>();
  for (const { species, created_ts } of sightings) {
    const entry = bySpecies.get(species) ?? { hours: new Set<string>(), last: 0 };
    bySpecies.set(species, entry);
    entry.last = Math.max(entry.last, created_ts);
    const [day, hour] = [campDay(created_ts * 1000), campHour(created_ts * 1000)];
    // An hour in which the camera was off the air says nothing, so it counts on neither side.
    if (isOn(bitsOf.get(day), hour)) entry.hours.add(`${day} ${hour}`);
  }
  return bySpecies;
}

/**
 * How often each species was seen at a camera, by the hour at camp: of the days on which the camera was on the air in
 * that hour, on how many it was seen. Outages count on neither side. The species that was seen in the most hours is first.
 */
export function bestTimes(
  camera: string,
  airDays: readonly AirDay[],
  sightings: readonly Seen[],
): Omit<BestTimes, 'days'> {
  const bitsOf = new Map(airDays.map(({ day, hours }) => [day, hours[camera] ?? 0]));
  const count = (matches: (hour: number) => number) => HOURS.map(matches);
  const days = [...bitsOf.values()];
  const species = [...seenHours(sightings, bitsOf)].map(([name, { hours, last }]) => ({
    name,
    seen: count((hour) => [...hours].filter((each) => each.endsWith(` ${hour}`)).length),
    last_seen_ts: last,
  }));
  const total = (seen: readonly number[]) => seen.reduce((sum, each) => sum + each, 0);
  return {
    camera,
    on_air: count((hour) => days.filter((bits) => isOn(bits, hour)).length),
    species: species.toSorted((a, b) => total(b.seen) - total(a.seen) || (a.name < b.name ? -1 : 1)),
  };
}

/**
 * The first day that can be counted. If not all sightings since the wanted day were read, but only the newest, the day of the
 * oldest one may lack some, and the days before it lack all.
 */
export function firstWholeDay(
  wanted: string,
  newestFirst: readonly Seen[],
  { isWhole }: { readonly isWhole: boolean },
): string {
  const oldest = newestFirst.at(-1);
  return isWhole || !oldest ? wanted : campDaysBefore(campDay(oldest.created_ts * 1000), -1);
}

/** Fewer hours on the air than this say too little to name a best one. */
export const LEAST_SAMPLE = 5;

/** The hours with the largest share, the best first: those that are at least half as good as the best one, three at most. */
export function bestHours(seen: readonly number[], onAir: readonly number[]): number[] {
  const share = (hour: number) => (seen[hour] ?? 0) / (onAir[hour] ?? 0);
  const known = HOURS.filter((hour) => (onAir[hour] ?? 0) >= LEAST_SAMPLE && (seen[hour] ?? 0) > 0);
  const ranked = known.toSorted((a, b) => share(b) - share(a) || a - b);
  const [first] = ranked;
  return first === undefined ? [] : ranked.filter((hour) => share(hour) >= share(first) / 2).slice(0, 3);
}
