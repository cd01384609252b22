import {
  ALERT_WINDOW_MS,
  DROPPED_AFTER_MS,
  FIRST_IN_DAYS_LEAST,
  RECENT_WINDOW_MS,
} from './sightings.constants.ts';
import type { Sighting } from './sightings.schema.ts';

// `now` is unix milliseconds throughout.

type Timed = Pick<Sighting, 'created_ts'>;

const within = <S extends Timed>(sightings: readonly S[], now: number, window: number): S[] =>
  sightings.filter(({ created_ts }) => now - created_ts * 1000 <= window);

/** The newest first. */
export const newestFirst = <S extends Timed & Pick<Sighting, 'id'>>(sightings: readonly S[]): S[] =>
  sightings.toSorted((a, b) => b.created_ts - a.created_ts || (a.id < b.id ? 1 : -1));

/** The sightings of the last ten minutes, for the alert bar. */
export const alertSightings = <S extends Timed>(sightings: readonly S[], now: number): S[] =>
  within(sightings, now, ALERT_WINDOW_MS);

/** The sightings of the last five minutes. */
export const recentSightings = <S extends Timed>(sightings: readonly S[], now: number): S[] =>
  within(sightings, now, RECENT_WINDOW_MS);

/** What a page's list keeps at a clean-up. */
export const withoutOld = <S extends Timed>(sightings: readonly S[], now: number): S[] =>
  within(sightings, now, DROPPED_AFTER_MS);

/** True if a viewer with these kinds of alert wants this one. A viewer without any wants all. */
export const isWantedKind = (kind: number | undefined, chosen: readonly { readonly id: number }[]): boolean =>
  chosen.length === 0 || chosen.some(({ id }) => id === kind);

/** How many days passed without a sighting of the species, if that is news. Times are unix seconds; undefined: never seen before. */
export function firstInDays(createdTs: number, lastTs: number | undefined): number | null {
  if (lastTs === undefined) return null;
  const days = Math.floor((createdTs - lastTs) / 86_400);
  return days >= FIRST_IN_DAYS_LEAST ? days : null;
}

/** 'First lion in 9 days', or undefined where that is no news. */
export const firstWords = ({
  species,
  first_in_days: days,
}: Pick<Sighting, 'species' | 'first_in_days'>): string | undefined =>
  days ? `First ${species} in ${days} days` : undefined;
