import sharp from 'sharp';
import { dimensionsOf, type StillSize } from '../../../media-gateway/src/front/still-sizes.ts';
import type { Camera } from './cameras.ts';
import { nearestStill, readStill } from './library.ts';
import { stampSvg, stampText } from './stamp.ts';
import { takeDuring } from './take.ts';
import { currentSequence, loopSeconds } from './window.ts';

/** How long a picture is kept, in milliseconds. The large one is what a viewer's snapshot shows; pages ask for another preview every 30 s. */
const FRESH_MS: Readonly<Record<StillSize, number>> = {
  '1280x720': 2000,
  '640x360': 10_000,
  '384x216': 10_000,
};
const CACHE_ENTRIES = 72;

/** A committed still as a JPEG of this size. */
export const stillAs = (still: Buffer, size: StillSize): Promise<Buffer> =>
  sharp(still).resize(dimensionsOf(size)).jpeg({ quality: 80 }).toBuffer();

/**
 * A JPEG of what the camera shows at a moment, stamped with its name and camp time.
 * @param campShift how many milliseconds the camp's clock is ahead of the real one
 */
export async function composeThumbnail(
  camera: Camera,
  size: StillSize,
  nowMs: number,
  campShift: number,
): Promise<Buffer> {
  const { width, height } = dimensionsOf(size);
  const take = takeDuring(currentSequence(nowMs), camera.code, campShift);
  const still = await readStill(take, nearestStill(loopSeconds(nowMs)));
  const stamp = Buffer.from(stampSvg(stampText(camera.name, nowMs + campShift), width, height));
  return sharp(still)
    .resize(width, height)
    .composite([{ input: stamp }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

type Compose = (camera: Camera, size: StillSize, shownMs: number) => Promise<Buffer>;

/** The picture of now, which may be a few seconds old, or that of the moment `atMs`, to the second. */
export type Darkroom = (camera: Camera, size: StillSize, nowMs: number, atMs?: number) => Promise<Buffer>;

/** Keeps each picture for a while, so that a crowd costs one. */
export function openDarkroom(compose: Compose): Darkroom {
  const shelf = new Map<string, { at: number; jpeg: Promise<Buffer> }>();
  return (camera, size, nowMs, atMs) => {
    // The stamp shows seconds: within one of them the picture stays the same.
    const moment = atMs === undefined ? undefined : Math.floor(atMs / 1000) * 1000;
    const key = moment === undefined ? `${camera.code} ${size}` : `${camera.code} ${size} ${moment}`;
    const kept = shelf.get(key);
    const isFresh = moment !== undefined || (kept && nowMs - kept.at < FRESH_MS[size] && nowMs >= kept.at);
    if (kept && isFresh) return kept.jpeg;
    const jpeg = compose(camera, size, moment ?? nowMs);
    const entry = { at: nowMs, jpeg };
    shelf.delete(key);
    shelf.set(key, entry);
    jpeg.catch(() => {
      if (shelf.get(key) === entry) shelf.delete(key);
    });
    if (shelf.size > CACHE_ENTRIES) shelf.delete(shelf.keys().next().value ?? key);
    return jpeg;
  };
}
