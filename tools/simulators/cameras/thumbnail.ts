import sharp from 'sharp';
import type { Camera } from './cameras.ts';
import { nearestStill, readStill } from './library.ts';
import { stampSvg, stampText } from './stamp.ts';
import { takeDuring } from './take.ts';
import { currentSequence, loopSeconds } from './window.ts';

export const THUMBNAIL_SIZES = ['1280x720', '640x360', '384x216'] as const;
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** The one size of a paid camera that is shown without a token. */
export const PREVIEW_SIZE: ThumbnailSize = '384x216';

/** How long a picture is kept, in milliseconds. The large one is what a viewer's snapshot shows; pages ask for another preview every 30 s. */
const FRESH_MS: Readonly<Record<ThumbnailSize, number>> = {
  '1280x720': 2000,
  '640x360': 10_000,
  '384x216': 10_000,
};
const CACHE_ENTRIES = 72;

export const isThumbnailSize = (size: string | null): size is ThumbnailSize =>
  THUMBNAIL_SIZES.some((each) => each === size);

const sizeOf = (size: ThumbnailSize): readonly [width: number, height: number] => {
  const [width = 1280, height = 720] = size.split('x').map(Number);
  return [width, height];
};

/** A committed still as a JPEG of this size. */
export const stillAs = (still: Buffer, size: ThumbnailSize): Promise<Buffer> =>
  sharp(still)
    .resize(...sizeOf(size))
    .jpeg({ quality: 80 })
    .toBuffer();

/**
 * A JPEG of what the camera shows at a moment, stamped with its name and camp time.
 * @param campShift how many milliseconds the camp's clock is ahead of the real one
 */
export async function composeThumbnail(
  camera: Camera,
  size: ThumbnailSize,
  nowMs: number,
  campShift: number,
): Promise<Buffer> {
  const [width, height] = sizeOf(size);
  const take = takeDuring(currentSequence(nowMs), camera.code, campShift);
  const still = await readStill(take, nearestStill(loopSeconds(nowMs)));
  const stamp = Buffer.from(stampSvg(stampText(camera.name, nowMs + campShift), width, height));
  return sharp(still)
    .resize(width, height)
    .composite([{ input: stamp }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

export type Darkroom = (camera: Camera, size: ThumbnailSize, nowMs: number) => Promise<Buffer>;

/** Keeps each picture for a while, so that a crowd costs one. */
export function openDarkroom(compose: Darkroom): Darkroom {
  const shelf = new Map<string, { at: number; jpeg: Promise<Buffer> }>();
  return (camera, size, nowMs) => {
    const key = `${camera.code} ${size}`;
    const kept = shelf.get(key);
    if (kept && nowMs - kept.at < FRESH_MS[size] && nowMs >= kept.at) return kept.jpeg;
    const jpeg = compose(camera, size, nowMs);
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
