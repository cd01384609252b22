import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { publicCount } from '@boma/domain/streams/viewers.policy.ts';

interface Count {
  readonly slug: string;
  /** Null for a camera whose players are not counted. */
  readonly viewers: number | null;
}

/** How many viewers watch now, as the site publishes it. Null when no camera's players are counted. */
export function viewersNow(counts: readonly Count[]): LiveSite['viewers'] {
  const counted = counts.flatMap(({ slug, viewers }) => (viewers === null ? [] : [{ slug, viewers }]));
  if (counted.length === 0) return null;
  return {
    all: publicCount(counted.reduce((sum, { viewers }) => sum + viewers, 0)),
    cameras: Object.fromEntries(counted.map(({ slug, viewers }) => [slug, publicCount(viewers)])),
  };
}
