import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Box } from '../../../components/ui.ts';
import { type RuntimeConfig, runtimeConfig } from '../../../lib/runtime-config.ts';
import { render, unmountAll } from '../../../test-support/render.tsx';
import { lastInTheMiddle } from '../last-in-the-middle.ts';
import * as now from '../now/card-now.later.ts';
import { isOnAir } from '../stream-air.ts';
import { CardDetails } from './card-details.tsx';
import { StreamCard } from './stream-card.tsx';
import { StreamGrid } from './stream-grid.tsx';
import StreamStrip from './stream-strip.later.tsx';

const tau = {
  id: 1,
  slug: 'tau',
  name: 'Tau',
  code: 'tau',
  youtube_id: null,
  chat: 'chat-general',
  subscriber_only: false,
  cover: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  preview: '',
  status_update: '',
  noted_ts: null,
  source_kind: 'hls' as const,
  place: null,
  species: [],
  about: '',
  ranger: '',
  since: null,
  live: false,
};
const streams = ['a', 'b', 'c', 'd', 'e'].map((slug, index) => ({ ...tau, slug, name: slug, id: index + 1 }));

vi.mock(import('../stream-air.ts'), { spy: true });
vi.mock(import('../../../lib/runtime-config.ts'), { spy: true });
vi.mock(import('@boma/domain/streams/media-urls.ts'), { spy: true });

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({
      data: { versions: { streams: 0, show_types: 0 }, live: [], updated_at: 0 },
    }),
  );
});
afterEach(() => {
  delete document.documentElement.dataset.streamsPerRow;
});

async function show(width: number, children: ReactNode) {
  await page.viewport(1600, 900);
  render(children, { style: `width:${width}px` });
  await expect.element(page.getByRole('link').first()).toBeVisible();
}

it.each([
  [399, '15px'],
  [400, '17px'],
])('R9-039 at width %d shows its name in %s: cards under 400 are small', async (width, fontSize) => {
  await show(width, <StreamCard stream={tau} refresh={0} now={now} />);
  const name = document.querySelector('[data-card-name]');
  expect(name && getComputedStyle(name).fontSize).toBe(fontSize);
});

it('has a frame of 16:9 before any picture has loaded', async () => {
  await show(320, <StreamCard stream={tau} refresh={0} now={now} />);
  const frame = document.querySelector('[data-still]')?.getBoundingClientRect();
  expect(frame?.width).toBe(320);
  expect(frame?.height).toBe(180);
});

it('tells what there is to know of a camera only where it is asked to', async () => {
  const coordinates = { latitude: -24.3, longitude: 31.1 };
  const known = {
    ...tau,
    status_update: 'Wind today.',
    noted_ts: null,
    place: {
      name: 'Tshukudu Plains',
      country: 'South Africa',
      habitat: 'savannah' as const,
      coordinates,
      sun_at: coordinates,
    },
    species: [
      { name: 'lion', likelihood: 'most days' as const },
      { name: 'cheetah', likelihood: 'rarely' as const },
    ],
  };
  await show(400, <StreamCard stream={known} refresh={0} now={now} details={CardDetails} />);
  const words = document.querySelector('.stream-card')?.textContent ?? '';
  expect(words).toContain('Tshukudu Plains, South Africa');
  expect(words).toMatch(/Dawn|Day|Dusk|Night/);
  expect(words).toContain('Likely: lion');
  expect(words).not.toContain('cheetah');
  const note = document.querySelector('[data-card-note] > p');
  expect(note?.textContent).toBe('Wind today.');
  await expect.element(page.getByRole('link')).toHaveAttribute('aria-describedby', note?.id ?? '');
  unmountAll();
  await show(400, <StreamCard stream={known} refresh={0} now={now} />);
  expect(document.querySelector('.stream-card')?.textContent).not.toContain('Tshukudu');
});

it('shows the status over the words of a card, not over the film that the pointer starts', async () => {
  const known = { ...tau, status_update: 'Wind today.' };
  await show(400, <StreamCard stream={known} refresh={0} now={now} details={CardDetails} />);
  await page.getByRole('link').first().hover();
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  const film = document.querySelector('[data-still]')?.getBoundingClientRect();
  expect(tooltip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(film?.bottom ?? 9999);
});

it('keeps the place of a card where it is when its light comes', async () => {
  const coordinates = { latitude: -24.3, longitude: 31.1 };
  const place = {
    name: 'Umfula Sand Forest',
    country: 'South Africa',
    habitat: 'woodland' as const,
    coordinates,
    sun_at: coordinates,
  };
  const heightWith = async (parts: typeof now | undefined) => {
    await show(230, <StreamCard stream={{ ...tau, place }} refresh={0} now={parts} details={CardDetails} />);
    const height = document.querySelector('.stream-card')?.getBoundingClientRect().height;
    unmountAll();
    return height;
  };
  expect(await heightWith(now)).toBe(await heightWith(undefined));
});

it('breaks the place of a narrow card before its country', async () => {
  const coordinates = { latitude: -24.3, longitude: 31.1 };
  const place = {
    name: 'Red Koppies',
    country: 'South Africa',
    habitat: 'woodland' as const,
    coordinates,
    sun_at: coordinates,
  };
  await show(230, <StreamCard stream={{ ...tau, place }} refresh={0} now={now} details={CardDetails} />);
  const words = document.querySelector('[data-card-place] > span') ?? document.body;
  const lineOf = (word: string) => {
    const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const from = text.textContent?.indexOf(word) ?? -1;
      if (from < 0) continue;
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, from + word.length);
      return range.getBoundingClientRect().top;
    }
    return undefined;
  };
  expect(lineOf('South')).toBeGreaterThan(lineOf('Red') ?? 9999);
  expect(lineOf('Africa')).toBe(lineOf('South'));
});

it('has no tooltip without a status', async () => {
  await show(400, <StreamCard stream={tau} refresh={0} now={now} />);
  expect(document.querySelector('[role=tooltip]')).toBeNull();
  unmountAll();
  await show(400, <StreamCard stream={{ ...tau, status_update: 'Wind today.' }} refresh={0} now={now} />);
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe('Wind today.');
});

it.each([
  [990, '3', 3],
  [700, '3', 3],
  [699, '3', 2],
  [700, undefined, 3],
  [699, undefined, 2],
  [460, '3', 2],
  [459, '3', 1],
  [460, '2', 2],
  [459, '2', 1],
  [329, '4', 1],
  [940, '4', 4],
  [939, '4', 3],
  [1500, '1', 1],
])('R9-031 R9-032 a grid %d wide with %s per row has %d columns', async (width, perRow, columns) => {
  if (perRow !== undefined) document.documentElement.dataset.streamsPerRow = perRow;
  await show(width, <StreamGrid streams={streams} refresh={0} label="Cameras" />);
  const grid = document.querySelector('ul');
  expect(grid && getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(columns);
});

it.each([
  [5, '2', true],
  [4, '3', true],
  [5, '4', true],
  [4, '2', false],
  [3, '3', false],
  [2, '4', false],
  [1, '3', false],
])('of %d cameras at %s per row the last stands alone in the middle: %s', async (count, perRow, isInTheMiddle) => {
  document.documentElement.dataset.streamsPerRow = perRow;
  await show(
    1000,
    <Box css={lastInTheMiddle(count)}>
      <StreamGrid streams={streams.slice(0, count)} refresh={0} label="Cameras" />
    </Box>,
  );
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;
  const list = page.getByRole('list').element();
  const boxes = [...list.children].map((card) => card.getBoundingClientRect());
  const [first = new DOMRect(), last = first] = [boxes[0], boxes.at(-1)];
  expect(last.width).toBeCloseTo(first.width, 0);
  expect(Math.abs(middleOf(last) - middleOf(list.getBoundingClientRect())) < 1).toBe(isInTheMiddle);
});

/** The camera is on the air. Returns what lets its stills be asked for. */
function holdStills(): () => void {
  vi.mocked(isOnAir).mockReturnValue(true);
  vi.mocked(thumbnailUrl).mockReturnValue(tau.cover);
  const held = Promise.withResolvers<RuntimeConfig>();
  vi.mocked(runtimeConfig).mockReturnValue(held.promise);
  return () => held.resolve({ version: '1', mediaServer: '', mediaApplication: '' });
}

it('says LIVE and the time only of a picture of now, not of the cover', async () => {
  const release = holdStills();
  await show(358, <StreamCard stream={tau} refresh={15} now={now} />);
  expect(document.querySelectorAll('[data-still] > img')).toHaveLength(1);
  await expect.element(page.getByText('Live', { exact: true })).not.toBeInTheDocument();
  expect(document.querySelector('[data-preview-clock]')).toBeNull();
  release();
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
  expect(document.querySelector('[data-preview-clock]')).not.toBeNull();
});

it('says no time of the last picture once the camera goes off the air', async () => {
  holdStills()();
  const card = <StreamCard stream={tau} refresh={15} now={now} />;
  await page.viewport(1600, 900);
  const { rerender } = render(card, { style: 'width:358px' });
  await expect.poll(() => document.querySelector('[data-preview-clock]')).not.toBeNull();
  vi.mocked(isOnAir).mockReturnValue(false);
  rerender(<StreamCard stream={{ ...tau }} refresh={15} now={now} />);
  await expect.element(page.getByText('Off air', { exact: true })).toBeVisible();
  expect(document.querySelector('[data-preview-clock]')).toBeNull();
  expect(document.querySelector('[data-cover]')).toBeNull();
});

it('says neither LIVE nor the time over the cover of a camera that has no stills, but that it is off the air', async () => {
  vi.mocked(isOnAir).mockReturnValue(true);
  const card = <StreamCard stream={{ ...tau, source_kind: 'youtube' }} refresh={20} now={now} />;
  const { rerender } = render(card, { style: 'width:358px' });
  expect(document.querySelector('[data-cover]')).not.toBeNull();
  expect(page.getByText('Live', { exact: true }).elements()).toEqual([]);
  expect(document.querySelector('[data-preview-clock]')).toBeNull();
  vi.mocked(isOnAir).mockReturnValue(false);
  rerender(<StreamCard stream={{ ...tau, source_kind: 'youtube' }} refresh={20} now={now} />);
  await expect.element(page.getByText('Off air', { exact: true })).toBeVisible();
});

it('fits all its badges beside its clock in the strip', async () => {
  document.documentElement.dataset.user = 'subscriber';
  holdStills()();
  const den = { ...tau, name: 'Hyena Den', subscriber_only: true };
  await show(358, <StreamStrip label="Cameras" streams={[den]} refresh={15} />);
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
  const edges = page.getByText('Premium').element().getBoundingClientRect();
  const clock = document.querySelector('[data-preview-clock]')?.getBoundingClientRect();
  delete document.documentElement.dataset.user;
  expect(edges.right).toBeLessThan(clock?.left ?? 0);
});
