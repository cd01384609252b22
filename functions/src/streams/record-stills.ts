import { placeOfSlot, REEL_MS, REEL_STILLS, REELS_KEPT } from '@boma/domain/streams/reels.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';
import { type Motion, rememberStill, type TakenStill } from './remember-still.ts';

const AT_ONCE = 8;

export const reelOf = (slug: string, reel: number) => store.cameraReels(`${slug}.${reel}`);

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

/** Stores a still, and says what it shows of motion. A failure of one leaves the other. */
async function keep(still: TakenStill, ctx: Ctx): Promise<readonly [string, Motion][]> {
  const { slug } = still;
  const [, motion] = await Promise.all([
    record(still).catch((error: unknown) => ctx.log.error('record-still', error, { slug })),
    rememberStill(still, ctx.log).catch((error: unknown) => {
      ctx.log.error('score-still', error, { slug });
      return undefined;
    }),
  ]);
  return motion ? [[slug, motion]] : [];
}

/**
 * Adds the stills of a check to the days of their cameras. A failed one leaves a gap of two minutes. Returns by slug how
 * much moved.
 */
export async function recordStills({
  ctx,
  input: { stills },
}: {
  ctx: Ctx;
  input: { stills: readonly TakenStill[] };
}): Promise<ReadonlyMap<string, Motion>> {
  return new Map((await eachLimited(stills, AT_ONCE, (still) => keep(still, ctx))).flat());
}
