import { CAMP_UTC_OFFSET_HOURS } from '../camp-time.ts';

interface Dated {
  /** The day at camp on which the version begins to apply, as '2027-01-15'. */
  readonly valid_from: string;
}

const HOUR = 3_600_000;

/**
 * When a version begins to apply, in unix milliseconds. Not by `campDayBounds`: the pages of the legal texts would load what
 * the site's code of the cameras has around it.
 */
export const beginOf = ({ valid_from }: Dated): number =>
  Date.parse(`${valid_from}T00:00:00Z`) - CAMP_UTC_OFFSET_HOURS * HOUR;

// Versions are in the order of their days. `now` is unix milliseconds.

/** The version that applies. Undefined: what the site says by itself. */
export const validVersion = <V extends Dated>(versions: readonly V[], now: number): V | undefined =>
  versions.findLast((version) => beginOf(version) <= now);

/** The version that will follow. Undefined: none is written. */
export const nextVersion = <V extends Dated>(versions: readonly V[], now: number): V | undefined =>
  versions.find((version) => beginOf(version) > now);

/** The versions that have begun to apply, which stay as they are. */
export const begunVersions = <V extends Dated>(versions: readonly V[], now: number): V[] =>
  versions.filter((version) => beginOf(version) <= now);

/** What viewers are shown: the version that applies, and the next one. */
export const shownVersions = <V extends Dated>(versions: readonly V[], now: number): V[] =>
  [validVersion(versions, now), nextVersion(versions, now)].filter((each) => each !== undefined);

/** When the next version begins to apply, in unix milliseconds. Undefined: none is written. */
export function nextChange(versions: readonly Dated[], now: number): number | undefined {
  const next = nextVersion(versions, now);
  return next && beginOf(next);
}
