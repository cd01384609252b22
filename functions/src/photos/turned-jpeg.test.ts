import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { developPhoto, developPoster } from './develop-photo.ts';

type Colour = 'red' | 'green' | 'blue' | 'white';
/** The quarters of a picture: above left, above right, below left, below right. */
type Quarters = readonly [Colour, Colour, Colour, Colour];

const UPRIGHT = ['red', 'green', 'blue', 'white'];
const COLOURS = { red: [255, 0, 0], green: [0, 128, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;

/** How a camera stores the same picture with each orientation of EXIF. From 5 on it lies on its side. */
const STORED: readonly (readonly [number, Quarters])[] = [
  [1, ['red', 'green', 'blue', 'white']],
  [2, ['green', 'red', 'white', 'blue']],
  [3, ['white', 'blue', 'green', 'red']],
  [4, ['blue', 'white', 'red', 'green']],
  [5, ['red', 'blue', 'green', 'white']],
  [6, ['green', 'white', 'red', 'blue']],
  [7, ['white', 'green', 'blue', 'red']],
  [8, ['blue', 'red', 'white', 'green']],
];

async function photographed(orientation: number, quarters: Quarters): Promise<Buffer> {
  const [width, height] = orientation < 5 ? [640, 360] : [360, 640];
  const layers = quarters.map((background, at) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left: (at % 2) * width,
    top: at < 2 ? 0 : height,
  }));
  return sharp({ create: { width: 2 * width, height: 2 * height, channels: 3, background: 'black' } })
    .composite(layers)
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The nearest colour in the middle of each quarter. */
async function seenIn(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number) => {
    const start = (Math.round(y * height) * width + Math.round(x * width)) * channels;
    const far = (colour: readonly number[]) =>
      colour.reduce((sum, part, index) => sum + Math.abs(part - (data[start + index] ?? 0)), 0);
    return Object.entries(COLOURS).toSorted(([, a], [, b]) => far(a) - far(b))[0]?.[0] ?? '';
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

describe.each(STORED)('a JPEG with orientation %i', (orientation, quarters) => {
  it('is published upright, without a word about it', async () => {
    const { full, card } = await developPhoto(await photographed(orientation, quarters));
    for (const picture of [full, card]) {
      expect(await seenIn(picture)).toEqual(UPRIGHT);
      const { width, height, orientation: said, exif } = await sharp(picture).metadata();
      expect([width / height > 1.7, said, exif]).toEqual([true, undefined, undefined]);
    }
  });

  it('makes an upright poster', async () => {
    expect(await seenIn((await developPoster(await photographed(orientation, quarters))).full)).toEqual(
      UPRIGHT,
    );
  });
});

it('refuses a picture that is 720 by 1280 pixels once it is upright', async () => {
  const standing = await sharp({ create: { width: 1280, height: 720, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await expect(developPhoto(standing)).rejects.toMatchObject({
    details: { errors: { storage_reference: ['A snapshot is 1280 by 720 pixels.'] } },
  });
});
