import { rememberStill, type StillMemory } from '@boma/domain/streams/camera-days.policy.ts';
import {
  DAY_SLOTS,
  PEEK_EVERY_SLOTS,
  PEEKS_KEPT,
  PEEKS_SLOTS,
  peeksOfSlot,
  placeOfSlot,
  REEL_MS,
  REEL_STILLS,
  REELS_KEPT,
  reelAt,
  STILL_EVERY_MS,
  slotAt,
} from '@boma/domain/streams/reels.constants.ts';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { store } from '../../functions/src/platform/store.ts';
import { greyOf, peekOf } from '../../functions/src/streams/look-at-still.ts';
import { reelOf } from '../../functions/src/streams/record-stills.ts';
import { dayOf, peeksOf } from '../../functions/src/streams/remember-still.ts';
import { OPEN_SIZE } from '../../media-gateway/src/front/still-sizes.ts';
import { type Camera, findCamera } from '../simulators/cameras/cameras.ts';
import { composeThumbnail } from '../simulators/cameras/thumbnail.ts';

/** The camera whose last 48 hours are there from the start. Those of the others grow while the site runs. */
const CODE = 'tau';
/** Its line was cut for so many two minutes, so long before now: a day has gaps. */
const CUT = { slots: 45, before: 1000 } as const;
/** Stills that are made side by side. */
const AT_ONCE = 4;

/** The stills of these two minutes, as the simulated camera showed them, and what is remembered of them. */
async function lookThrough(camera: Camera, slots: readonly number[]) {
  const reels = new Map<number, Record<string, string>>();
  const peeks = new Map<number, Record<string, string>>();
  let memory: StillMemory | undefined;
  const stills = await eachLimited(slots, AT_ONCE, async (slot) => {
    const jpeg = await composeThumbnail(camera, OPEN_SIZE, slot * STILL_EVERY_MS, 0);
    return { slot, jpeg, grey: await greyOf(jpeg) };
  });
  for (const { slot, jpeg, grey } of stills) {
    const reel = Math.floor(slot / REEL_STILLS);
    reels.set(reel, { ...reels.get(reel), [placeOfSlot(slot)]: jpeg.toString('base64') });
    memory = rememberStill(memory, { slot, grey });
    if (slot % PEEK_EVERY_SLOTS !== 0) continue;
    const peek = await peekOf(jpeg);
    const number = peeksOfSlot(slot);
    if (peek !== undefined) peeks.set(number, { ...peeks.get(number), [slot]: peek });
  }
  return { reels, peeks, memory };
}

/** The two minutes of the last 48 hours in which the camera was on the air. */
function slotsOnAir(now: number): readonly number[] {
  const last = slotAt(now);
  const cut = last - CUT.before;
  return Array.from({ length: DAY_SLOTS }, (_, at) => last - DAY_SLOTS + 1 + at).filter(
    (slot) => slot < cut || slot >= cut + CUT.slots,
  );
}

/** Fills the day of one camera, unless it has one. */
export async function seedReels(now = Date.now()): Promise<void> {
  const last = reelAt(now);
  if ((await reelOf(CODE, last - 1).get()).exists) return;
  const camera = findCamera(CODE);
  if (!camera) throw new Error(`There is no simulated camera '${CODE}'.`);
  const { reels, peeks, memory } = await lookThrough(camera, slotsOnAir(now));
  for (const [reel, stills] of reels)
    await reelOf(CODE, reel).set({
      slug: CODE,
      reel,
      stills,
      expires_at: (reel + REELS_KEPT) * REEL_MS,
    });
  for (const [number, each] of peeks)
    await peeksOf(CODE, number).set({
      slug: CODE,
      number,
      peeks: each,
      expires_at: (number + PEEKS_KEPT) * PEEKS_SLOTS * STILL_EVERY_MS,
    });
  if (memory) await store.cameraDays(CODE).set(dayOf(CODE, memory));
}
