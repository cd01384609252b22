import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { plannedView, SUNRISE } from '@boma/domain/shows/shows.fixtures.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { fontFaces } from '../../../theme/font-faces.ts';
import { ScheduleList } from './schedule-list.tsx';
import { ShowAlert } from './show-alert.tsx';
import { ShowPromo } from './show-promo.tsx';

const live = vi.hoisted(() => ({ site: undefined as Partial<LiveSite> | undefined }));
vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => live.site as LiveSite | undefined,
}));

const MINUTE = 60_000;
const promo = {
  showCover: '/covers/tau.jpg',
  showDateTime: 'Today 06:00',
  showTitle: 'Sunrise at Tau',
  subTitle: 'Naledi follows the lions home.',
  superTitle: 'Next show',
  showType: { value: 'ranger-show' },
};
const cover = () => document.querySelector('img')?.getAttribute('src');

/** Which words fit into a line depends on the letters: those of the site, not those of the machine. */
beforeAll(async () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaces }));
  const fonts = ['600 16px "Figtree Variable"', '600 16px "Fraunces Variable"'];
  const loaded = await Promise.all(fonts.map((font) => document.fonts.load(font)));
  if (loaded.flat().length < fonts.length) throw new Error('The letters of the site did not load.');
});

it('R3-024 a promo shows its cover, time, title, sub-title and super-title', async () => {
  render(<ShowPromo {...promo} />);
  await expect.element(page.getByRole('heading', { name: 'Sunrise at Tau' })).toBeVisible();
  for (const text of ['Today 06:00', 'Naledi follows the lions home.', 'Next show'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(cover()).toBe('/covers/tau.jpg');
});

it.each([
  ['R3-025 the-hide', 'the-hide', '/covers/mopane-hide.jpg'],
  ['R3-025 morning-show', 'morning-show', '/covers/kwa-maritane.jpg'],
  ['R3-026 every other type', 'on-point', '/covers/leopard-rock.jpg'],
])('%s has a picture for shows without a cover', (_, value, expected) => {
  render(<ShowPromo {...promo} showCover="" showType={{ value }} />);
  expect(cover()).toBe(expected);
});

it.each([
  220, 240, 290, 360, 430, 440, 720,
])('a promo %i px wide keeps its title in place while the time to the show is counted down', (width) => {
  const tops = ['in 13 h 51 min', 'in 13 h', 'in 2 d', 'in 59 min', 'any moment'].flatMap((left) =>
    [
      'Today 06:00 · camp 16:00',
      '30 Nov @ 16:00 · camp 16:00',
      // Before the page knows the viewer's zone.
      'Today 06:00 · camp time',
    ].map((both) => {
      const { host, unmount } = render(<ShowPromo {...promo} showDateTime={`${both} · ${left}`} />, {
        style: `width:${width}px`,
      });
      const top = (name: string) => host.querySelector(name)?.getBoundingClientRect().top ?? 0;
      const card = top('div');
      const title = top('h2') - card;
      unmount();
      return title;
    }),
  );
  expect(new Set(tops).size, `the places of the title: ${tops.join(', ')}`).toBe(1);
});

it.each([
  [360, [true, false]],
  [440, [true, true]],
])('a promo %i px wide has a dot only between parts of one line', (width, expected) => {
  const showDateTime = 'Today 06:00 · camp time · in 2 d';
  const { host } = render(<ShowPromo {...promo} showDateTime={showDateTime} />, {
    style: `width:${width}px`,
  });
  const isShown = (dot: Element) => getComputedStyle(dot).display !== 'none';
  expect([...host.querySelectorAll('i')].map(isShown)).toEqual(expected);
});

const clock = { now: SUNRISE - 30 * MINUTE, zone: 'Africa/Johannesburg' };
const at = (minutes: number, change: Partial<typeof plannedView> = {}) => ({
  ...plannedView,
  id: 100 + minutes,
  title: `Show ${minutes}`,
  show_ts: SUNRISE / 1000 + minutes * 60,
  ...change,
});

it('the schedule groups the shows by the viewer’s day, with camp time and a countdown', async () => {
  render(
    <ScheduleList
      shows={[at(0), at(600), at(1440), at(2880)]}
      clock={{ ...clock, zone: 'Asia/Kathmandu' }}
    />,
  );
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map((each) => each.textContent)).toEqual([
    'Today',
    'Tomorrow, Saturday 16 January',
    'Sunday, 17 January',
  ]);
  // The first line says where the day is.
  const first = page.getByRole('listitem').nth(1);
  await expect.element(first.getByText('09:45')).toBeVisible();
  await expect.element(first.getByText('Camp 06:00')).toBeVisible();
  await expect.element(first.getByText('Starts in 30 min')).toBeVisible();
  await expect
    .element(first.getByRole('link', { name: 'Add to calendar: Ranger Show: Show 0' }))
    .toHaveAttribute('href', '/calendar/show/100.ics');
});

it('the schedule says no hour twice by a clock that shows camp time', async () => {
  const { host } = render(<ScheduleList shows={[at(0)]} clock={clock} />);
  await expect.element(page.getByText('Camp time')).toBeVisible();
  expect(host.textContent.split('06:00')).toHaveLength(2);
});

it('the schedule leaves out what is over, and keeps what runs and what was cancelled', async () => {
  const now = SUNRISE + 30 * MINUTE;
  const shows = [at(0, { cancelled: true }), at(-60, { on_air: true }), at(1), at(60)];
  render(<ScheduleList shows={shows} clock={{ ...clock, now }} />);
  const titles = page.getByRole('heading', { level: 3 }).elements();
  expect(titles.map((each) => each.textContent)).toEqual(['Show 0', 'Show -60', 'Show 60']);
  await expect.element(page.getByText('Cancelled')).toBeVisible();
  await expect.element(page.getByText('ON AIR')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add to calendar: Ranger Show: Show 0' }))
    .not.toBeInTheDocument();
});

it('the schedule shows a picture of each show, and between what has begun and what is to come where the day is', async () => {
  const now = SUNRISE + 30 * MINUTE;
  const shows = [
    at(0, { on_air: true, cover_clean: '/covers/own.jpg' }),
    at(60, { cover_clean: '' }),
    at(120),
  ];
  const { host } = render(<ScheduleList shows={shows} clock={{ ...clock, now }} />);
  const lines = page.getByRole('listitem').elements();
  expect(lines.map((each) => each.querySelector('h3')?.textContent ?? each.textContent)).toEqual([
    'Show 0',
    'Now, 06:30',
    'Show 60',
    'Show 120',
  ]);
  expect([...host.querySelectorAll('li img')].map((each) => each.getAttribute('src'))).toEqual([
    '/covers/own.jpg',
    '/covers/leopard-rock.jpg',
    '/covers/tau.jpg',
  ]);
});

it.each([
  320, 620, 704, 900, 1400,
])('the schedule keeps room for words at any width of its list: %i pixels', (width) => {
  const { host } = render(<ScheduleList shows={[at(0)]} clock={clock} />, { style: `width:${width}px` });
  const words = host.querySelector('h3')?.parentElement?.getBoundingClientRect();
  expect(words?.width).toBeGreaterThanOrEqual(160);
});

it('the schedule has the line of now before the first show of today, and none on another day', async () => {
  const { rerender } = render(<ScheduleList shows={[at(0), at(60), at(1440)]} clock={clock} />);
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Now, 05:30');
  expect(document.querySelectorAll('[data-now]')).toHaveLength(1);
  rerender(<ScheduleList shows={[at(1440)]} clock={clock} />);
  await expect.element(page.getByRole('heading', { name: 'Show 1440' })).toBeVisible();
  expect(document.querySelector('[data-now]')).toBeNull();
});

it('a show takes 112 pixels of a phone at most, however long its words are', () => {
  const long = at(0, {
    title: 'What is at the water now? '.repeat(3),
    sub_title: 'A few minutes. '.repeat(9),
  });
  const { host } = render(<ScheduleList shows={[long]} clock={clock} />, { style: 'width:358px' });
  const row = host.querySelector('li:has(h3)')?.getBoundingClientRect();
  expect(row?.height).toBeLessThanOrEqual(112);
});

it('the schedule names tomorrow although today has 25 hours', () => {
  const zone = 'America/New_York';
  const now = Date.parse('2027-11-07T04:30Z');
  const show_ts = Date.parse('2027-11-08T05:10Z') / 1000;
  render(<ScheduleList shows={[{ ...plannedView, show_ts }]} clock={{ now, zone }} />);
  expect(page.getByRole('heading', { level: 2 }).element().textContent).toBe('Tomorrow, Monday 8 November');
});

it('an empty schedule says so', async () => {
  render(<ScheduleList shows={[]} clock={clock} />);
  await expect.element(page.getByText('No show is planned at the moment.', { exact: false })).toBeVisible();
});

it('the header says nothing until it knows, and nothing without a show', () => {
  live.site = undefined;
  const { host, rerender } = render(<ShowAlert />);
  expect(host.textContent).toBe('');
  live.site = { shows: [] };
  rerender(<ShowAlert />);
  expect(host.textContent).toBe('');
});

it.each([
  [true, 'ON AIR'],
  [false, 'NEXT SHOW'],
])('the header names a show, on air: %s', async (on_air, label) => {
  live.site = { shows: [{ ...plannedView, on_air, show_ts: Math.floor(Date.now() / 1000) + 60 }] };
  await page.viewport(1440, 900);
  render(<ShowAlert />);
  const link = page.getByRole('link', { name: new RegExp(`^${label} Ranger Show Today \\d\\d:\\d\\d|@`) });
  await expect.element(link).toHaveAttribute('href', '/wildlife/shows/ranger-show');
});

it.each([
  390, 820,
])('the header names a show on the air also in a window of %i, in place of its time', async (width) => {
  live.site = { shows: [{ ...plannedView, on_air: true, show_ts: Math.floor(Date.now() / 1000) - 60 }] };
  await page.viewport(width, 844);
  const { host } = render(<ShowAlert />);
  await expect.element(page.getByText('ON AIR')).toBeVisible();
  const name = page.getByText('Ranger Show', { exact: true });
  await expect.element(name).toBeVisible();
  expect(name.element().scrollWidth).toBe(name.element().clientWidth);
  expect(host.querySelector('time')?.getClientRects()).toHaveLength(0);
});
