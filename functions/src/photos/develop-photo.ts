import { AppError } from '@boma/domain/errors.ts';
import { CARD_SIZE, PHOTO_TEXTS, SNAPSHOT_SIZE } from '@boma/domain/photos/photos.constants.ts';
import type { Sharp, SharpOptions } from 'sharp';
import { isWholeJpeg } from './whole-jpeg.ts';

/** The published pictures of a photo. */
export interface Developed {
  readonly full: Buffer;
  readonly card: Buffer;
  /** In base64. */
  readonly thumbhash: string;
}

/** The placeholder is computed from a picture of at most 100 pixels on each side. */
const HASH_SIZE = { width: 96, height: 54 } as const;

export type Open = (input: Buffer, options?: SharpOptions) => Sharp;

/** Loaded at its first use: only what makes pictures needs it, and it brings a native library. */
export async function loadSharp(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  // One call at a time runs here, and no picture is read twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const refusal = (sentence: string, cause?: unknown) =>
  new AppError('invalid-input', { errors: { storage_reference: [sentence] }, cause });

/** @throws AppError `invalid-input` unless the picture is a JPEG of exactly the size of a snapshot, seen upright. */
async function requireSnapshot(picture: Sharp): Promise<void> {
  const { format, autoOrient } = await picture.metadata().catch((cause: unknown) => {
    throw refusal(PHOTO_TEXTS.notAPicture, cause);
  });
  if (format !== 'jpeg') throw refusal(PHOTO_TEXTS.notAPicture);
  const { width, height } = autoOrient;
  if (width !== SNAPSHOT_SIZE.width || height !== SNAPSHOT_SIZE.height) throw refusal(PHOTO_TEXTS.wrongSize);
}

async function thumbhashOf(open: Open, full: Buffer): Promise<string> {
  const { rgbaToThumbHash } = await import('thumbhash');
  const { width, height } = HASH_SIZE;
  const pixels = await open(full).resize(width, height).ensureAlpha().raw().toBuffer();
  return Buffer.from(rgbaToThumbHash(width, height, pixels)).toString('base64');
}

/** Encodes the pictures of a photo from a picture of the size of a snapshot. */
export async function encodePictures(open: Open, picture: Sharp): Promise<Developed> {
  const full = await picture.jpeg({ quality: 84, progressive: true }).toBuffer();
  const card = await open(full).resize(CARD_SIZE.width, CARD_SIZE.height).jpeg({ quality: 78 }).toBuffer();
  return { full, card, thumbhash: await thumbhashOf(open, full) };
}

/**
 * Makes the published pictures of an upload. Every byte of them is encoded here: nothing of the upload but its pixels
 * is published, so no metadata, no position and no second file.
 * @throws AppError `invalid-input` for everything but a whole JPEG of 1280 by 720 pixels.
 */
export async function developPhoto(upload: Buffer): Promise<Developed> {
  if (!isWholeJpeg(upload)) throw refusal(PHOTO_TEXTS.notAPicture);
  const open = await loadSharp();
  // The header of a decompression bomb names more pixels than this, and is refused before any is decoded.
  const strict: SharpOptions = {
    limitInputPixels: SNAPSHOT_SIZE.width * SNAPSHOT_SIZE.height,
    failOn: 'warning',
  };
  await requireSnapshot(open(upload, strict));
  // What cannot be decoded is found out here: the pictures are encoded from these pixels alone.
  // They are turned as their camera says: what is published has no metadata that could still say it.
  const pixels = await open(upload, strict)
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw refusal(PHOTO_TEXTS.notAPicture, cause);
    });
  const { width, height, channels } = pixels.info;
  return encodePictures(open, open(pixels.data, { raw: { width, height, channels } }));
}

/** Makes the poster of a moment from a JPEG of the media server. A small one is enlarged. @throws Error for what is no picture. */
export async function developPoster(still: Buffer): Promise<Developed> {
  const open = await loadSharp();
  const { width, height } = SNAPSHOT_SIZE;
  const limits: SharpOptions = { limitInputPixels: width * height, failOn: 'warning' };
  return encodePictures(open, open(still, limits).autoOrient().resize(width, height));
}
