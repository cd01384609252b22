import { expect, it } from 'vitest';
import { toJpeg } from './jpeg.ts';

/** A picture with so many bytes at each quality; null where the browser does not encode it. */
const picture = (bytes: Readonly<Record<number, number | null>>): Pick<HTMLCanvasElement, 'toBlob'> => ({
  toBlob(encoded, type, quality = 0) {
    const size = bytes[quality] ?? null;
    encoded(size === null ? null : new Blob([new Uint8Array(size)], { type: type ?? '' }));
  },
});

it('takes the best quality that has at most 2 MB', async () => {
  expect((await toJpeg(picture({ 1: 2_097_152 }))).size).toBe(2_097_152);
  const smaller = await toJpeg(picture({ 1: 2_097_153, 0.92: 1_000 }));
  expect([smaller.size, smaller.type]).toEqual([1_000, 'image/jpeg']);
});

it('fails where the picture has more in every quality, and where the browser does not encode it', async () => {
  const huge = { 1: 3_000_000, 0.92: 2_500_000, 0.8: 2_200_000 };
  await expect(toJpeg(picture(huge))).rejects.toThrow('The picture has too many bytes.');
  await expect(toJpeg(picture({ 1: null }))).rejects.toThrow('The browser did not encode the picture.');
});
