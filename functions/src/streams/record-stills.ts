import { placeOfSlot, REEL_MS, REEL_STILLS, REELS_KEPT } from '@boma/domain/streams/reels.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';

const AT_ONCE = 8;

export const reelOf = (slug: string, reel: number) => store.cameraReels(`${slug}.${reel}`);

export interface TakenStill {
  readonly slug: string;
  /** The number of the two minutes that it was taken in. */
  readonly slot: number;
  /** In base64. */
  readonly jpeg: string;
}

async function record(still: TakenStill): Promise<void> {
  const { slug, slot, jpeg } = still;
  const reel = Math.floor(slot / REEL_STILLS);
  const place = placeOfSlot(slot);
  await reelOf(slug, reel).set(
    { slug, reel, stills: { [place]: jpeg }, expires_at: (reel + REELS_KEPT) * REEL_MS },
    { merge: true },
  );
  // The time-to-live policy may take a day longer, and the emulators have none.
  if (place === 0) await reelOf(slug, reel - REELS_KEPT).delete();
}

/** Adds the stills of a check to the days of their cameras. A failed one leaves a gap of two minutes. */
export async function recordStills({
  ctx,
  input: { stills },
}: {
  ctx: Ctx;
  input: { stills: readonly TakenStill[] };
}): Promise<void> {
  await eachLimited(stills, AT_ONCE, (still) =>
    record(still).catch((error: unknown) => ctx.log.error('record-still', error, { slug: still.slug })),
  );
}
