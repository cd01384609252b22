import {
  DAY_REELS,
  placeOfSlot,
  REEL_MS,
  REEL_STILLS,
  REELS_KEPT,
  reelAt,
  STILL_EVERY_MS,
} from '@boma/domain/streams/reels.constants.ts';
import { reelOf } from '../../functions/src/streams/record-stills.ts';
import { OPEN_SIZE } from '../../media-gateway/src/front/still-sizes.ts';
import { findCamera } from '../simulators/cameras/cameras.ts';
import { composeThumbnail } from '../simulators/cameras/thumbnail.ts';

/** The camera whose last 24 hours are there from the start. Those of the others grow while the site runs. */
const CODE = 'tau';

/** The stills of one half hour, as the simulated camera showed it. */
async function stillsOf(reel: number, now: number): Promise<Record<string, string>> {
  const camera = findCamera(CODE);
  if (!camera) throw new Error(`There is no simulated camera '${CODE}'.`);
  const stills: Record<string, string> = {};
  for (let slot = reel * REEL_STILLS; slot < (reel + 1) * REEL_STILLS; slot += 1) {
    const at = slot * STILL_EVERY_MS;
    if (at > now) break;
    const jpeg = await composeThumbnail(camera, OPEN_SIZE, at, 0);
    stills[placeOfSlot(slot)] = jpeg.toString('base64');
  }
  return stills;
}

/** Fills the day of one camera, unless it has one. */
export async function seedReels(now = Date.now()): Promise<void> {
  const last = reelAt(now);
  if ((await reelOf(CODE, last - 1).get()).exists) return;
  for (let reel = last - DAY_REELS; reel <= last; reel += 1) {
    const stills = await stillsOf(reel, now);
    await reelOf(CODE, reel).set({
      slug: CODE,
      reel,
      stills,
      expires_at: (reel + REELS_KEPT) * REEL_MS,
    });
  }
}
