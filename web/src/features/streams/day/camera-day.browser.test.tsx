import type { CameraDayView } from '@boma/domain/streams/camera-days.schema.ts';
import { PEEKS_SLOTS, REEL_STILLS, STILL_EVERY_MS, slotAt } from '@boma/domain/streams/reels.constants.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { offerPicture } from '../../../lib/seen-picture.ts';
import { refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { CameraDay } from './camera-day.tsx';

const stream = toStreamView(freeStream, true, { mediaServer: 'https://m', mediaApplication: 'boma' });
const PIXEL = '/9j/4AAQSkZJRg==';

/** Time stands still: a slot that ends within a test would move the newest still. */
const NOW = Date.now();
const LAST = slotAt(NOW) - 1;
const FIRST = LAST - 1439;
const tsOf = (slot: number) => (slot * STILL_EVERY_MS) / 1000;
const marked = LAST - 300;

const day: CameraDayView = {
  from_ts: tsOf(FIRST),
  moved: Array.from({ length: 1440 }, (_, at) => (at < 100 ? null : at % 7)),
  gaps: [{ from_ts: tsOf(FIRST), to_ts: tsOf(FIRST + 100) }],
  marks: [
    { kind: 'photo', id: 'p1', ts: tsOf(LAST - 900), title: 'Dust', picture: '/covers/tau-sm.jpg' },
    { kind: 'sighting', id: 's1', ts: tsOf(marked), title: '2 lions', picture: '/covers/tau-sm.jpg' },
  ],
};

let asked: string[];
let served: CameraDayView;
let stillsFail: (() => Response) | undefined;
/** The half hour that the server does not answer about. */
let lost: number | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  asked = [];
  served = day;
  stillsFail = undefined;
  lost = undefined;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : String(input);
    const [, kind = '', number = ''] = /\/(day|reels|peeks|stills)(?:\/(\d+))?$/.exec(path) ?? [];
    asked.push(`${kind} ${number}`.trim());
    if (kind === 'day') return Response.json({ data: served });
    if (stillsFail) return stillsFail();
    const stills = (size: number) =>
      Array.from({ length: size }, (_, at) => ({
        ts: tsOf(Number(number) * size + at),
        jpeg: PIXEL,
        webp: PIXEL,
      }));
    if (kind === 'reels' && Number(number) === lost) return refusal(503, 'unavailable')();
    if (kind === 'reels') return Response.json({ data: { stills: stills(REEL_STILLS) } });
    if (kind === 'peeks') return Response.json({ data: { peeks: stills(PEEKS_SLOTS) } });
    return Response.json({ data: { jpeg: PIXEL } });
  });
});

let withdraw: (() => void) | undefined;
afterEach(() => {
  withdraw?.();
  vi.useRealTimers();
});

const line = () => page.getByRole('slider', { name: 'Time of day at camp' });
const valueOf = () => Number(line().element().getAttribute('aria-valuenow'));
const countOf = (kind: string) => asked.filter((each) => each.startsWith(kind)).length;

/** A day on the page, with the thumb where the keys find it. */
async function openDay() {
  render(<CameraDay stream={stream} />);
  await expect.element(line()).toBeVisible();
  line().element().focus();
}

it('shows the newest still, by one answer of the day and a few stills', async () => {
  await openDay();
  await expect.element(page.getByRole('img', { name: / at / })).toBeVisible();
  await expect.poll(() => countOf('stills')).toBe(1);
  expect(valueOf()).toBe(LAST);
  expect(asked.toSorted()).toEqual(['day', `peeks ${Math.floor(LAST / PEEKS_SLOTS)}`, `stills ${LAST}`]);
});

it('moves by keys through 48 hours, and says what is there', async () => {
  await openDay();
  await userEvent.keyboard('{ArrowLeft}');
  expect(valueOf()).toBe(LAST - 1);
  await userEvent.keyboard('{PageDown}');
  expect(valueOf()).toBe(LAST - 31);
  await userEvent.keyboard('{Home}');
  expect(valueOf()).toBe(FIRST);
  await expect.element(line()).toHaveAttribute('aria-valuetext', expect.stringContaining('no still'));
  await expect.element(page.getByText('There is no still of Tau at this time.')).toBeVisible();
  expect(asked).not.toContain(`stills ${FIRST}`);
  await userEvent.keyboard('{End}');
  expect(valueOf()).toBe(LAST);
});

it('names each mark in words, with a way to it, and says it at its time', async () => {
  await openDay();
  const links = page.getByRole('list', { name: 'What happened' }).getByRole('link');
  const sighting = page.getByRole('link', { name: /^2 lions ?Sighting · \w+, \d+:\d\d [AP]M$/ });
  await expect
    .element(sighting)
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^\/wildlife\/logbook\?camera=tau&day=\d{4}-\d\d-\d\d#sighting-s1$/),
    );
  await expect.element(links.nth(1)).toHaveAttribute('href', '/wildlife/photo-highlights?photo=p1');
  const { left, width, top, height } = line().element().getBoundingClientRect();
  const place = ((marked - FIRST + 0.5) / 1440) * width;
  const press = {
    bubbles: true,
    pointerId: 1,
    pointerType: 'mouse',
    clientX: left + place,
    clientY: top + height / 2,
  };
  line().element().setPointerCapture = () => undefined;
  line().element().dispatchEvent(new PointerEvent('pointerdown', press));
  line().element().dispatchEvent(new PointerEvent('pointerup', press));
  await expect
    .element(line())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/\. Sighting: 2 lions$/));
});

it('zooms by keys, buttons, and the wheel with Ctrl, down to an hour', async () => {
  await openDay();
  const spanOf = () =>
    Number(document.querySelector('[role=slider] > svg')?.getAttribute('viewBox')?.split(' ')[2]);
  await userEvent.keyboard('+');
  await expect.poll(spanOf).toBe(720);
  await page.getByRole('button', { name: 'Show fewer hours' }).click();
  await expect.poll(spanOf).toBe(360);
  line()
    .element()
    .dispatchEvent(
      new WheelEvent('wheel', { deltaY: -5000, ctrlKey: true, cancelable: true, bubbles: true }),
    );
  await expect.poll(spanOf).toBe(30);
  await userEvent.keyboard('-');
  await expect.poll(spanOf).toBeGreaterThanOrEqual(30);
});

it('plays 24 hours, and fetches what comes next only', async () => {
  await openDay();
  await page.getByRole('button', { name: 'Play the day' }).click();
  await expect.poll(() => valueOf() > LAST - 720 && valueOf() < LAST).toBe(true);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(countOf('reels')).toBeGreaterThan(0);
  expect(countOf('reels')).toBeLessThan(12);
});

it('plays from its beginning where the thumb has stayed at a time that the day has lost meanwhile', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  await openDay();
  await userEvent.keyboard('{Home}');
  await expect.poll(valueOf).toBe(FIRST);
  const later = FIRST + 60;
  served = { ...day, from_ts: tsOf(later) };
  vi.advanceTimersByTime(STILL_EVERY_MS);
  await expect.poll(valueOf).toBe(later);
  await page.getByRole('button', { name: 'Play the day' }).click();
  const playOn = () => {
    vi.advanceTimersByTime(500);
    return valueOf();
  };
  await expect.poll(playOn).toBeGreaterThan(later);
});

it.each([
  'Play the day',
  'Try again',
])('pauses where the stills end that did not come, says so, and goes on with ‘%s’', async (name) => {
  const from = LAST - 720;
  lost = Math.floor(from / REEL_STILLS) + 1;
  await openDay();
  await page.getByRole('button', { name: 'Play the day' }).click();
  await expect.element(page.getByText('The stills could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: / at / })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play the day' })).toBeVisible();
  expect(valueOf()).toBeLessThan(lost * REEL_STILLS);
  const end = (lost + 1) * REEL_STILLS;
  lost = undefined;
  await page.getByRole('button', { name }).click();
  await expect.poll(valueOf).toBeGreaterThan(end);
  await expect.element(page.getByText('The stills could not be loaded.')).not.toBeInTheDocument();
});

it('rewinds the player to a time that it still has, and lets it alone otherwise', async () => {
  const to = vi.fn();
  const since = (LAST - 1) * STILL_EVERY_MS;
  withdraw = offerPicture('tau', () => ({
    video: undefined,
    at: undefined,
    behind: 0,
    rewind: { since, to },
  }));
  await openDay();
  await userEvent.keyboard('{PageDown}');
  expect(to).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}');
  expect(to).toHaveBeenLastCalledWith(Number.POSITIVE_INFINITY);
  await userEvent.keyboard('{ArrowLeft}');
  expect(to).toHaveBeenLastCalledWith(since);
});

it('says that the stills did not come, and asks again by a press and once the network is back', async () => {
  stillsFail = refusal(503, 'unavailable');
  await openDay();
  await expect.element(page.getByText('The stills could not be loaded.')).toBeVisible();
  const before = countOf('peeks');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => countOf('peeks')).toBeGreaterThan(before);
  await expect.element(page.getByText('The stills could not be loaded.')).toBeVisible();
  stillsFail = undefined;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('img', { name: / at / })).toBeVisible();
});
