import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type RuntimeConfig, runtimeConfig } from '../../../lib/runtime-config.ts';
import { standInStyles } from '../../../renderer/stand-ins.ts';
import { render } from '../../../test-support/render.tsx';
import { lowWindowStyles } from '../../../theme/low-window.ts';
import { isOnAir } from '../stream-air.ts';
import { FeaturedStream } from './featured-stream.tsx';

vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => undefined,
}));
vi.mock(import('../stream-air.ts'), { spy: true });
vi.mock(import('../../../lib/runtime-config.ts'), { spy: true });
vi.mock(import('@boma/domain/streams/media-urls.ts'), { spy: true });

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const tau = toStreamView({ ...freeStream, cover: PIXEL }, true, media);

// As in the document of every page.
const style = document.createElement('style');
style.textContent = standInStyles + lowWindowStyles;
beforeEach(() => document.head.append(style));
afterEach(() => style.remove());

const badge = (name: string) => page.getByText(name, { exact: true });
const clock = () => page.getByText(/Camp time/);

/** The camera is on the air or off it. Returns what lets its stills come. */
function holdStills(onAir: boolean): () => void {
  vi.mocked(isOnAir).mockReturnValue(onAir);
  vi.mocked(thumbnailUrl).mockReturnValue(PIXEL);
  const held = Promise.withResolvers<RuntimeConfig>();
  vi.mocked(runtimeConfig).mockReturnValue(held.promise);
  return () => held.resolve({ version: '1', mediaServer: '', mediaApplication: '' });
}

it('says LIVE and the time only of a picture of now, not of the cover, and moves no words then', async () => {
  const release = holdStills(true);
  render(<FeaturedStream stream={tau}>words</FeaturedStream>);
  await expect.element(badge('Live')).toBeInTheDocument();
  await expect.element(clock()).toBeInTheDocument();
  await expect.element(badge('Live')).not.toBeVisible();
  await expect.element(clock()).not.toBeVisible();
  const before = badge('Tau').element().getBoundingClientRect();
  release();
  await expect.element(badge('Live')).toBeVisible();
  await expect.element(clock()).toBeVisible();
  expect(badge('Tau').element().getBoundingClientRect()).toEqual(before);
});

it('says LIVE of a film that moves over the cover', async () => {
  holdStills(true);
  const { rerender } = render(
    <FeaturedStream stream={tau} film={<div data-film="" />}>
      words
    </FeaturedStream>,
  );
  await expect.element(badge('Live')).not.toBeVisible();
  rerender(
    <FeaturedStream stream={tau} film={<div data-film="" data-moving="" />}>
      words
    </FeaturedStream>,
  );
  await expect.element(badge('Live')).toBeVisible();
});

it('says of a camera whose cover it shows that it is off the air', async () => {
  holdStills(false);
  render(<FeaturedStream stream={tau}>words</FeaturedStream>);
  await expect.element(badge('Off air')).toBeVisible();
});

it.each([
  [844, 390, '36px'],
  [667, 375, '33.4px'],
])('stands on a phone on its side, %i by %i, beside the words, which reach over its edge no further than its shade, with a headline of %s', async (width, height, size) => {
  await page.viewport(width, height);
  holdStills(true);
  const { host } = render(
    <main>
      <FeaturedStream stream={tau}>
        <h1>Always Live, Always Wild, and a headline in several lines</h1>
        <p>A sentence that is so long that it needs all of the room that there is beside the picture.</p>
      </FeaturedStream>
    </main>,
  );
  const boxOf = (selector: string) => host.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const [picture, words] = [boxOf('[data-still]'), boxOf('p')];
  expect(words.bottom).toBeLessThanOrEqual(height);
  expect(picture.width).toBeGreaterThan(width / 2);
  expect(picture.right).toBeCloseTo(document.documentElement.clientWidth, 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // Where the words end, the shade still has the 84 % of the ground that makes 4.5:1 of them over any picture.
  expect(Math.max(words.right, boxOf('h1').right) - picture.left).toBeLessThanOrEqual(112);
  const headline = host.querySelector('h1') ?? host;
  expect(getComputedStyle(headline).fontSize).toBe(size);
  const link = host.querySelector('a[aria-hidden]');
  const [, shade] = /\/ ([\d.]+)\) 112px/.exec(link ? getComputedStyle(link).backgroundImage : '') ?? [];
  expect(Number(shade)).toBeGreaterThanOrEqual(0.84);
});

it.each([
  [390, 844, 48],
  [1440, 900, 96],
])('in a window of %i by %i has the shade that its words need where they begin, hardly any soon above it, and then none', async (width, height, reach) => {
  await page.viewport(width, height);
  holdStills(true);
  const { host } = render(<FeaturedStream stream={tau}>words</FeaturedStream>);
  const link = host.querySelector('a[aria-hidden]');
  const { bottom = 0 } = link?.getBoundingClientRect() ?? {};
  expect(bottom - badge('Tau').element().getBoundingClientRect().top).toBeLessThanOrEqual(reach);
  const shades = [
    ...(link ? getComputedStyle(link).backgroundImage : '').matchAll(/\/ ([\d.]+)\) ([\d.]+)px/g),
  ].map(([, shade, above]) => [Number(above), Number(shade)]);
  expect(shades.find(([above]) => above === reach)?.[1]).toBeGreaterThanOrEqual(0.84);
  expect(shades.slice(-2)).toEqual([
    [reach + 24, 0.4],
    [reach + 64, 0],
  ]);
});

it.each([
  [390, 844],
  [1440, 900],
  [2560, 1000],
])('is as wide as the page in a window of %i by %i', async (width, height) => {
  await page.viewport(width, height);
  holdStills(true);
  const { host } = render(<FeaturedStream stream={tau}>words</FeaturedStream>);
  const picture = host.querySelector('[data-still]')?.getBoundingClientRect();
  expect(picture?.width).toBe(host.getBoundingClientRect().width);
});
