import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { developPhoto } from './develop-photo.ts';
import { isWholeJpeg } from './whole-jpeg.ts';

const gradient = Buffer.from(
  Array.from({ length: 1280 * 720 * 3 }, (_, at) => (at % 3 === 0 ? (at / 3) % 256 : (at / 3840) % 256)),
);
const picture = () => sharp(gradient, { raw: { width: 1280, height: 720, channels: 3 } });

let jpeg: Buffer;
let progressive: Buffer;
beforeAll(async () => {
  jpeg = await picture().jpeg({ quality: 95 }).toBuffer();
  progressive = await picture().jpeg({ progressive: true }).toBuffer();
});

const refusal = (sentence: string) => ({
  code: 'invalid-input',
  details: { errors: { storage_reference: [sentence] } },
});
const NOT_A_PICTURE = 'This is not a whole JPEG picture. Please take the snapshot again.';
const WRONG_SIZE = 'A snapshot is 1280 by 720 pixels.';

/** A JPEG whose header names other dimensions than its data have. */
function claiming(bytes: Buffer, width: number, height: number): Buffer {
  const forged = Buffer.from(bytes);
  const frame = forged.indexOf(Buffer.from([0xff, 0xc0]));
  forged.writeUInt16BE(height, frame + 5);
  forged.writeUInt16BE(width, frame + 7);
  return forged;
}

describe('a JPEG', () => {
  it('is whole from its first marker to its last', () => {
    expect([isWholeJpeg(jpeg), isWholeJpeg(progressive)]).toEqual([true, true]);
  });

  it.each([
    ['a tail', () => Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004 a zip')])],
    ['one byte after its end', () => Buffer.concat([jpeg, Buffer.from([0])])],
    ['a second picture behind it', () => Buffer.concat([jpeg, jpeg])],
    ['something before it', () => Buffer.concat([Buffer.from('GIF89a'), jpeg])],
    ['its end cut off', () => jpeg.subarray(0, -2)],
    ['half of it missing', () => jpeg.subarray(0, jpeg.length / 2)],
    ['nothing in it', () => Buffer.alloc(0)],
    ['nothing but its start and end', () => Buffer.from([0xff, 0xd8, 0xff])],
  ])('with %s is not one', (_what, make) => {
    expect(isWholeJpeg(make())).toBe(false);
  });
});

describe('developing', () => {
  it('makes two sizes and a placeholder, without the metadata of the upload', async () => {
    const located = await picture()
      .withExif({ IFD3: { GPSLatitude: '24/1 59/1 0/1', GPSLongitude: '31/1 35/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(located.includes('Exif')).toBe(true);
    const { full, card, thumbhash } = await developPhoto(located);
    const facts = async (bytes: Buffer) => {
      const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata();
      return { format, width, height, exif, icc, xmp };
    };
    const bare = { exif: undefined, icc: undefined, xmp: undefined };
    expect(await facts(full)).toEqual({ format: 'jpeg', width: 1280, height: 720, ...bare });
    expect(await facts(card)).toEqual({ format: 'jpeg', width: 640, height: 360, ...bare });
    expect(full.includes('Exif')).toBe(false);
    expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThan(10);
  });

  it.each([
    ['a PNG', NOT_A_PICTURE, () => picture().png({ compressionLevel: 1 }).toBuffer()],
    ['an SVG', NOT_A_PICTURE, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', NOT_A_PICTURE, async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture of another size', WRONG_SIZE, () => picture().resize(1279, 720).jpeg().toBuffer()],
    ['a picture on its side', WRONG_SIZE, () => picture().rotate(90).jpeg().toBuffer()],
    ['a decompression bomb', NOT_A_PICTURE, async () => claiming(jpeg, 65_000, 65_000)],
    [
      'a header that promises more than there is',
      NOT_A_PICTURE,
      async () => {
        const small = await picture().resize(64, 36).jpeg().toBuffer();
        return claiming(small, 1280, 720);
      },
    ],
    ['a polyglot', NOT_A_PICTURE, async () => Buffer.concat([jpeg, Buffer.from('<script>')])],
  ])('refuses %s', async (_what, sentence, make) => {
    await expect(developPhoto(jpeg)).resolves.toBeDefined();
    await expect(developPhoto(await make())).rejects.toMatchObject(refusal(sentence));
  });
});
