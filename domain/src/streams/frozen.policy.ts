import { STILL_EVERY_MS } from './reels.constants.ts';
import type { StreamChecks } from './stream-checks.schema.ts';

/** Same stills for so long, in milliseconds, are a frozen picture. */
const FROZEN_AFTER_MS = 5 * STILL_EVERY_MS;

/** True if a camera is live and all its stills of the last ten minutes are the same. A sensor is never that quiet. */
export const isFrozen = ({
  live,
  same_since,
  still_slot,
}: Pick<StreamChecks['streams'][string], 'live' | 'same_since' | 'still_slot'>): boolean =>
  live && same_since !== null && still_slot * STILL_EVERY_MS - same_since >= FROZEN_AFTER_MS;
