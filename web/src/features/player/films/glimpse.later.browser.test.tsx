import { REEL_MS, REEL_STILLS, STILL_EVERY_MS } from '@boma/domain/streams/reels.constants.ts';
import { paidStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { chooseMovingPictures } from '../moving-pictures.ts';
import { Glimpse } from './glimpse.later.tsx';

const stream = toStreamView(paidStream, true, { mediaServer: 'https://m', mediaApplication: 'boma' });

/** A still is named by its number since 1970, in a JPEG that only this test reads. */
const jpegOf = (number: number) => btoa(`still ${number}`);
const shownStills = () =>
  [...document.querySelectorAll<HTMLImageElement>('[data-glimpse] img[data-shown]')].map(({ src }) =>
    atob(src.replace(/^.*base64,/, '')),
  );

/** Time stands still: a half hour that ends within a test would move the newest stills. */
const NOW = Date.now();

let asked: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  asked = [];
  chooseMovingPictures(true);
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const reel = Number(/reels\/(\d+)$/.exec(input instanceof Request ? input.url : String(input))?.[1]);
    if (Number.isNaN(reel)) return Response.json({});
    asked.push(reel);
    const stills = Array.from({ length: REEL_STILLS }, (_, place) => reel * REEL_STILLS + place)
      // The half hour that is being filled has three so far.
      .filter((_, place) => reel < Math.floor(NOW / REEL_MS) || place < 3)
      .map((number) => ({ ts: (number * STILL_EVERY_MS) / 1000, jpeg: jpegOf(number) }));
    return Response.json({ data: { stills } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  chooseMovingPictures(false);
  localStorage.clear();
});

const again = page.getByRole('button', { name: 'Show the newest stills again' });

it('plays the newest ten stills of a members’ camera, of two half hours, then stops and offers them again', async () => {
  render(<Glimpse stream={stream} />, { style: 'position:relative;width:320px;height:180px' });
  await expect.element(page.getByText(/^Newest stills · \d+:\d\d [AP]M$/)).toBeVisible();
  const current = Math.floor(NOW / REEL_MS);
  expect(asked.toSorted()).toEqual([current - 1, current]);
  const newest = current * REEL_STILLS + 2;
  expect(shownStills()[0]).toBe(`still ${newest - 9}`);
  await expect.poll(() => shownStills().at(-1), { timeout: 20_000 }).toBe(`still ${newest}`);
  await expect.element(again).toBeVisible();
  expect(shownStills()).toEqual([]);
  await again.click();
  await expect.poll(() => shownStills()[0]).toBe(`still ${newest - 9}`);
  expect(asked).toHaveLength(2);
}, 40_000);

it('asks for nothing and moves nothing once the viewer has stopped the moving pictures', async () => {
  chooseMovingPictures(false);
  render(<Glimpse stream={stream} />, { style: 'position:relative;width:320px;height:180px' });
  await expect.element(page.getByRole('button', { name: 'Let the pictures move' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(shownStills()).toEqual([]);
  await page.getByRole('button', { name: 'Let the pictures move' }).click();
  await expect.poll(() => shownStills().length).toBe(1);
  await page.getByRole('button', { name: 'Stop the moving pictures' }).click();
  await expect.poll(shownStills).toEqual([]);
});
