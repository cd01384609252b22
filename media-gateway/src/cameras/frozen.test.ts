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

function watchFor(allowedMs: number) {
  let told = 0;
  const watch = new FrozenWatch(allowedMs, () => {
    told += 1;
  });
  return { watch, told: () => told };
}

it('finds a picture that stays the same, and tells of it once', async () => {
  const { watch, told } = watchFor(20_000);
  watch.look(await greyOf(await picture('20')), 1000);
  watch.look(await greyOf(await picture('20')), 20_999);
  expect([watch.isFrozen, told()]).toEqual([false, 0]);
  watch.look(await greyOf(await picture('20', 121)), 21_000);
  watch.look(await greyOf(await picture('20')), 31_000);
  expect([watch.isFrozen, told()]).toEqual([true, 1]);
});

it('does not take two pictures for frozen that are alike by chance', async () => {
  const { watch, told } = watchFor(10_000);
  watch.look(await greyOf(await picture('20')), 1000);
  watch.look(await greyOf(await picture('20')), 25_000);
  expect([watch.isFrozen, told()]).toEqual([false, 0]);
  watch.look(await greyOf(await picture('20')), 35_000);
  expect([watch.isFrozen, told()]).toEqual([true, 1]);
});

it('sees a clock in the corner that goes on, and a small change of light', async () => {
  const { watch, told } = watchFor(10_000);
  watch.look(await greyOf(await picture('20')), 1000);
  watch.look(await greyOf(await picture('40')), 11_000);
  watch.look(await greyOf(await picture('40', 124)), 21_000);
  expect([watch.isFrozen, told()]).toEqual([false, 0]);
});
