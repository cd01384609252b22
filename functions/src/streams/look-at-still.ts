import { MOTION_SIZE } from '@boma/domain/streams/motion.ts';

/** The size of a tiny still in pixels. */
const PEEK_SIZE = { width: 160, height: 90 } as const;
/** A document holds a megabyte, and 24 tiny stills: this is far from it. */
const PEEK_MAX_BYTES = 12_000;

/** Loaded at its first use: it brings a native library, and only the check of the cameras and the photos need it. */
async function openStill(jpeg: Buffer) {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(jpeg, { limitInputPixels: 4_000_000 });
}

/** The pixels of a still that are compared with the next one. @throws Error for what is no picture. */
export async function greyOf(jpeg: Buffer): Promise<Uint8Array> {
  const picture = await openStill(jpeg);
  const { width, height } = MOTION_SIZE;
  return picture.resize(width, height, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
}

/** A tiny copy of a still in base64, undefined if it does not become small. @throws Error for what is no picture. */
export async function peekOf(jpeg: Buffer): Promise<string | undefined> {
  const picture = await openStill(jpeg);
  const webp = await picture.resize(PEEK_SIZE.width, PEEK_SIZE.height).webp({ quality: 45 }).toBuffer();
  return webp.length > PEEK_MAX_BYTES ? undefined : webp.toString('base64');
}
