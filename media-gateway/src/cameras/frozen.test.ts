import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FrozenWatch, greyOf } from './frozen.ts';

const picture = (clock: string, grey = 120) =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="200" height="40"><rect width="${clock}" height="40" fill="white"/></svg>`,
        ),
      },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();

it('counts how long a picture stays the same', async () => {
  const watch = new FrozenWatch();
  expect(watch.sameForMs(0)).toBe(0);
  watch.look(await greyOf(await picture('20')), 1000);
  watch.look(await greyOf(await picture('20')), 11_000);
  watch.look(await greyOf(await picture('20', 121)), 21_000);
  expect(watch.sameForMs(21_000)).toBe(20_000);
});

it('sees a clock in the corner that goes on, and a small change of light', async () => {
  const watch = new FrozenWatch();
  watch.look(await greyOf(await picture('20')), 1000);
  watch.look(await greyOf(await picture('40')), 11_000);
  expect(watch.sameForMs(11_000)).toBe(0);
  watch.look(await greyOf(await picture('40', 124)), 21_000);
  expect(watch.sameForMs(21_000)).toBe(0);
});
