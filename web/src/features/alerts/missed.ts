import { isWantedKind, newestFirst } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';

/** Sightings that are named; the others are counted. */
const NAMED = 3;

type Seen = Pick<Sighting, 'id' | 'created_ts' | 'caption' | 'stream' | 'notification_category_id'>;

export interface Missed {
  readonly count: number;
  /** The newest ones, the newest first. */
  readonly named: readonly Seen[];
}

/** What the viewer wanted to hear of and missed since then. Undefined: nothing. `since` is unix milliseconds. */
export function missedSince(
  sightings: readonly Seen[],
  since: number,
  chosen: readonly { readonly id: number }[],
): Missed | undefined {
  const missed = newestFirst(sightings).filter(
    ({ created_ts, notification_category_id }) =>
      created_ts * 1000 > since && isWantedKind(notification_category_id, chosen),
  );
  return missed.length === 0 ? undefined : { count: missed.length, named: missed.slice(0, NAMED) };
}
