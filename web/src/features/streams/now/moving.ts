import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { MOVING_FOR_MS } from '@boma/domain/streams/reels.constants.ts';
import { toMillis } from '@boma/domain/time.ts';

/** The same list each time, so that nothing is worked out anew. */
const NONE: readonly string[] = [];

/** The slugs of the cameras where something moves, the most first. Empty once that is no news. `now`: unix milliseconds. */
export const movingAt = (site: Pick<LiveSite, 'moving'> | undefined, now: number): readonly string[] =>
  site?.moving && now - toMillis(site.moving.ts) < MOVING_FOR_MS ? site.moving.slugs : NONE;
