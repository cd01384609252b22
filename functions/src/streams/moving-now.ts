import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { MOVING_SHOWN, STILL_EVERY_MS } from '@boma/domain/streams/reels.constants.ts';
import { toSeconds } from '@boma/domain/time.ts';

/** From this on, of 100, something moves that is worth a look. */
const WORTH_A_LOOK = 30;

interface Seen {
  readonly slug: string;
  /** From 0 to 100. Null: no still was compared. */
  readonly moved: number | null;
  /** The two minutes of its last still. */
  readonly still_slot: number;
}

/** The cameras where something moved in the newest still, the most first. Null: nowhere. */
export function movingNow(seen: readonly Seen[]): LiveSite['moving'] {
  const newest = Math.max(...seen.map(({ still_slot }) => still_slot));
  const moving = seen
    .flatMap(({ slug, moved, still_slot }) =>
      moved !== null && moved >= WORTH_A_LOOK && still_slot === newest ? [{ slug, moved }] : [],
    )
    .toSorted((a, b) => b.moved - a.moved || a.slug.localeCompare(b.slug));
  if (moving.length === 0) return null;
  return {
    ts: toSeconds(newest * STILL_EVERY_MS),
    slugs: moving.slice(0, MOVING_SHOWN).map(({ slug }) => slug),
  };
}
