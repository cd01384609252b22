import { courseModule } from '@boma/domain/course/course.fixtures.ts';
import { toModuleView } from '@boma/domain/course/course.policy.ts';
import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ShowStage, StageRoom } from '../app/routes/shows/show-stage.tsx';
import { EndlessList } from '../components/endless/endless-list.tsx';
import type { Page } from '../components/endless/list-pages.ts';
import { useEndless } from '../components/endless/use-endless.ts';
import { WaitingShape } from '../components/waiting-shape.tsx';
import { ModuleList, ModuleListRoom } from '../features/course/components/module-list.tsx';
import PhotoFilterRow from '../features/photos/components/photo-filter-row.later.tsx';
import { LogbookList, LogbookRoom } from '../features/sightings/components/logbook-list.tsx';
import { CameraDay } from '../features/streams/day/camera-day.tsx';
import { VideoCard } from '../features/videos/components/video-card.tsx';
import { render } from '../test-support/render.tsx';
import { videoView } from '../test-support/video-view.ts';
import { lowWindowStyles } from '../theme/low-window.ts';
import { standInStyles } from './stand-ins.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

vi.mock(import('../features/sightings/api/published-sightings.later.ts'), () => ({
  publishedSightings: { listen: () => () => undefined } as never,
}));
vi.mock(import('../features/sightings/api/sighting-calls.ts'), async (original) => ({
  ...(await original()),
  listSightings: async () => ({ sightings: [{ ...lions, avatar: PIXEL }], next: null }),
}));

const style = document.createElement('style');

beforeEach(() => {
  style.textContent = standInStyles + lowWindowStyles;
  document.head.append(style);
});
afterEach(() => style.remove());

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const placeOf = (element: Element): Place => {
  const { left, top, width } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
};
const shapes = () => [...document.querySelectorAll('[data-waits] > i')];

/** The size of the picture of a shape, in whole CSS pixels. */
function pictureOf(shape: Element | undefined) {
  if (!shape) return undefined;
  const { width, height } = getComputedStyle(shape, '::before');
  return [width, height].map((length) => Math.round(Number.parseFloat(length)));
}
function sizeOf(element: Element | null | undefined) {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return [width, height].map(Math.round);
}

describe('the cards of an endless list', () => {
  function Videos({ ask, columns }: { ask: () => Promise<Page<VideoView>>; columns: number | undefined }) {
    const list = useEndless<VideoView>(ask, { doing: 'Reading videos', name: `waits ${columns}` });
    const words = { loading: 'Loading videos', all: 'All', failed: 'Failed', empty: null };
    return (
      <EndlessList label="Videos" list={list} columns={columns} ahead={1000} words={words}>
        {(video) => <VideoCard video={video} href="/" onOpen={() => undefined} />}
      </EndlessList>
    );
  }

  const wall = () => document.querySelector('[data-waits=wall]');
  /** Where the cards that wait are, and how large their pictures, by the size of the mask that draws each of them. */
  function waitingCards() {
    const { left = 0, top = 0, width: all = 0 } = wall()?.getBoundingClientRect() ?? {};
    const mask = getComputedStyle(wall() ?? document.body, '::before').maskSize;
    const [across = 0, down = 0] = mask.split(' ').map(Number.parseFloat);
    const [columnGap, wordsAndRowGap] = [20, 57.6 + 32];
    const inRow = Math.round((all + columnGap) / across);
    const picture = [across - columnGap, down - wordsAndRowGap].map(Math.round);
    const places = Array.from({ length: inRow }, (_, at) => ({
      left: Math.round(left + at * across),
      top: Math.round(top),
      width: Math.round(across - columnGap),
    }));
    return { inRow, picture, places };
  }

  it.each([1, 3, 4])('wait where %i per row will stand, with pictures as large', async (columns) => {
    await page.viewport(1440, 900);
    const { promise, resolve } = Promise.withResolvers<Page<VideoView>>();
    render(<Videos ask={() => promise} columns={columns} />, { style: 'width:1112px' });
    const { inRow, picture, places } = waitingCards();
    expect(inRow).toBe(columns);
    const items = [1, 2, 3, 4].map((id) => videoView({ id }));
    resolve({ items, lastPage: 1, cursor: null });
    const cards = page.getByRole('listitem');
    await expect.poll(() => cards.elements().length).toBeGreaterThanOrEqual(columns);
    await expect.poll(() => sizeOf(document.querySelector('[data-picture]'))).toEqual(picture);
    expect(cards.elements().slice(0, columns).map(placeOf)).toEqual(places);
    expect(wall()).toBeNull();
  });

  it('go when the first page fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await page.viewport(1440, 900);
    render(<Videos ask={() => Promise.reject(new Error('lost'))} columns={2} />);
    expect(waitingCards().inRow).toBe(2);
    await expect.element(page.getByText('Failed')).toBeVisible();
    expect(wall()).toBeNull();
  });

  it.each([
    [549, 1],
    [550, 2],
    [799, 2],
    [800, 3],
  ])('on a screen of %i are %i in a row until the list knows its width', async (screen, across) => {
    await page.viewport(screen, 900);
    render(<Videos ask={() => new Promise(() => undefined)} columns={undefined} />);
    expect(waitingCards().inRow).toBe(across);
  });
});

it.each([
  390, 1440,
])('the rows of the logbook wait with pictures as large, on a screen of %i', async (screen) => {
  await page.viewport(screen, 900);
  const { unmount } = render(<LogbookRoom />);
  const [first] = shapes();
  const [place, picture] = [first && placeOf(first), pictureOf(first)];
  unmount();
  render(<LogbookList filter={{}} nameOf={(slug) => slug} />);
  await expect.element(page.getByRole('listitem')).toBeVisible();
  const entry = page.getByRole('listitem').element();
  expect(placeOf(entry)).toMatchObject({ left: place?.left, width: place?.width });
  expect(sizeOf(entry.querySelector('img'))).toEqual(picture);
});

it.each([
  390, 1440,
])('the cards of the shows wait where they will stand, on a screen of %i', async (screen) => {
  await page.viewport(screen, 900);
  const { unmount } = render(<StageRoom status="loading" />);
  const places = shapes().map(placeOf);
  unmount();
  const shows = [plannedView, { ...plannedView, id: 13, show_ts: plannedView.show_ts + 3600 }];
  const clock = { now: plannedView.show_ts * 1000 - 60_000, zone: 'UTC' };
  const { host } = render(<ShowStage shows={shows} clock={clock} />);
  const cards = [...(host.firstElementChild?.children ?? [])];
  expect(cards.map(placeOf).map(({ left, width }) => [left, width])).toEqual(
    places.map(({ left, width }) => [left, width]),
  );
  expect(cards[0] && placeOf(cards[0]).top).toBe(places[0]?.top);
});

it.each([
  390, 820, 1440,
])('the modules of the course wait as large as they will be, on a screen of %i', async (screen) => {
  await page.viewport(screen, 900);
  const { unmount } = render(<ModuleListRoom />);
  const pictures = shapes().map(pictureOf);
  unmount();
  const modules = Array.from({ length: 6 }, (_, at) =>
    toModuleView({ ...courseModule, id: at + 1, cover: PIXEL }),
  );
  const { host } = render(<ModuleList modules={modules} done={[]} />);
  expect([...host.querySelectorAll('img')].map(sizeOf)).toEqual(pictures);
});

it.each([
  390, 1440,
])('the filters of the photos wait where they will be, as large, on a screen of %i', async (screen) => {
  await page.viewport(screen, 900);
  const { unmount } = render(<WaitingShape shape="fields" count={2} />);
  const places = () => [...document.querySelectorAll('[data-waits] > i, select')].map(placeOf);
  const sizes = () => [...document.querySelectorAll('[data-waits] > i, select')].map(sizeOf);
  const expected = [places(), sizes()];
  unmount();
  render(<PhotoFilterRow streams={[]} camera="" animal="" onChoose={() => undefined} />);
  expect([places(), sizes()]).toEqual(expected);
});

it.each([
  390, 820, 1440,
])('the picture of a camera’s day waits where it will be, as large, on a screen of %i', async (screen) => {
  await page.viewport(screen, 900);
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  const { host: room, unmount } = render(<div data-waits="day" />);
  const shape = room.firstElementChild ?? room;
  const { height: heading, marginBottom } = getComputedStyle(shape, '::before');
  const { width, height } = getComputedStyle(shape, '::after');
  const expected = [Number.parseFloat(heading) + Number.parseFloat(marginBottom), width, height];
  unmount();
  const tau = toStreamView(freeStream, true, { mediaServer: 'https://m', mediaApplication: 'boma' });
  const { host } = render(<CameraDay stream={tau} />);
  const top = host.querySelector('section')?.getBoundingClientRect().top ?? 0;
  const picture = host.querySelector('img')?.getBoundingClientRect();
  const shown = [(picture?.top ?? 0) - top, picture?.width ?? 0, picture?.height ?? 0];
  expect(shown.map(Math.round)).toEqual(expected.map((each) => Math.round(Number.parseFloat(`${each}`))));
});

it('what stands for a picture is half as strong as the lines of words below it', () => {
  render(<WaitingShape shape="cards" count={1} />);
  const groundOf = (part: string) => getComputedStyle(shapes()[0] ?? document.body, part).backgroundColor;
  expect(groundOf('::before')).toMatch(/ \/ 0\.5\)$/);
  expect(groundOf('::after')).toMatch(/^rgb\(/);
});
