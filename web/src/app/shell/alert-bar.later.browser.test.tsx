import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { learnServerTime } from '../../lib/server-clock.ts';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import AlertBar from './alert-bar.later.tsx';

const live = vi.hoisted(() => ({ site: undefined as Partial<LiveSite> | undefined }));
vi.mock(import('../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => live.site as LiveSite | undefined,
}));

const NOW = Date.parse('2026-03-05T10:00:00Z');
const seen = (caption: string, minutesAgo: number, change: Partial<typeof lions> = {}) => ({
  ...lions,
  id: caption,
  caption,
  created_ts: NOW / 1000 - minutesAgo * 60,
  ...change,
});
const show = { ...plannedView, title: 'Sunrise', show_ts: NOW / 1000 + 3600 };

// The page's clocks run on fake time, so that the test waits for no second.
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lets this many milliseconds pass and the page render, with the effects that follow. */
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  for (const _ of [1, 2, 3]) await frame();
}
const text = (host: HTMLElement) => host.textContent;

it('R2-118 R9-060 moves to the next entry every 5000 ms, and comes round to the show', async () => {
  live.site = { sightings: [seen('Leopard', 1), seen('Hippo', 2)], shows: [show] };
  const { host } = render(<AlertBar />);
  await pass(0);
  expect(text(host)).toContain('Leopard');
  await pass(4900);
  expect(text(host)).toContain('Leopard');
  await pass(100);
  expect(text(host)).toContain('Hippo');
  await pass(5000);
  expect(text(host)).toContain('NEXT SHOW');
  await pass(5000);
  expect(text(host)).toContain('Leopard');
});

it('waits while a viewer points at it', async () => {
  live.site = { sightings: [seen('Leopard', 1), seen('Hippo', 2)], shows: [] };
  const { host } = render(<AlertBar />);
  await pass(0);
  const bar = host.querySelector('[role=group]');
  bar?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await pass(0);
  await pass(6000);
  expect(text(host)).toContain('Leopard');
  bar?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
  await pass(0);
  await pass(5000);
  expect(text(host)).toContain('Hippo');
});

it('keeps the link that has the focus, also when a newer sighting comes and when it is too old, and goes on with the newest', async () => {
  const [old, newest] = [seen('Hippo', 9), seen('Leopard', 0, { stream: { slug: 'nkorho' } })];
  live.site = { sightings: [old], shows: [show] };
  const { host, rerender } = render(<AlertBar />);
  await pass(0);
  const link = host.querySelector('a');
  link?.focus();
  for (const sightings of [[newest, old], [newest]]) {
    live.site = { sightings, shows: [show] };
    rerender(<AlertBar />);
    await pass(6000);
    expect(text(host)).toContain('Hippo');
    expect(link?.getAttribute('href')).toBe('/wildlife/stream/tau-live');
    expect(document.activeElement).toBe(link);
  }
  // The page scrolls away under a pointer that rests.
  for (const type of ['pointerover', 'pointerout'])
    host.querySelector('[role=group]')?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  await pass(6000);
  expect(document.activeElement).toBe(link);
  expect(text(host)).toContain('Hippo');
  link?.blur();
  await pass(0);
  expect(text(host)).toContain('Leopard');
});

it('keeps the show that a viewer points at until it is over', async () => {
  live.site = { sightings: [], shows: [show] };
  const { host, rerender } = render(<AlertBar />);
  await pass(0);
  const bar = host.querySelector('[role=group]');
  bar?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await pass(0);
  live.site = { sightings: [seen('Leopard', 0)], shows: [show] };
  rerender(<AlertBar />);
  await pass(0);
  expect(text(host)).toContain('NEXT SHOW');
  live.site = { sightings: [seen('Leopard', 0)], shows: [] };
  rerender(<AlertBar />);
  await pass(0);
  expect(text(host)).toContain('Leopard');
});

it('R2-119 R2-120 shows a sighting of nine minutes ago as a link to its camera, and none of eleven', async () => {
  live.site = { sightings: [seen('Leopard', 9), seen('Hippo', 11)], shows: [] };
  const { host } = render(<AlertBar />);
  await pass(0);
  const links = [...host.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/wildlife/stream/tau-live']);
  expect(text(host)).toContain('Leopard');
  await pass(10_000);
  expect(text(host)).toContain('Leopard');
});

it('R2-123 is nothing without sightings and shows', async () => {
  live.site = { sightings: [seen('Hippo', 11)], shows: [] };
  const { host } = render(<AlertBar />);
  await pass(0);
  expect(text(host)).toBe('');
});

it('R6-037 R6-038 shows the chosen kinds, and all when none is chosen', async () => {
  live.site = {
    sightings: [
      seen('Leopard', 1, { notification_category_id: 1 }),
      seen('Wild dog', 2, { notification_category_id: 3 }),
    ],
    shows: [],
  };
  signIn({ notification_categories: [{ id: 3 }] });
  const { host, unmount } = render(<AlertBar />);
  await pass(0);
  expect(text(host)).toContain('Wild dog');
  await pass(5000);
  expect(text(host)).toContain('Wild dog');
  unmount();
  signIn({ notification_categories: [] });
  const { host: other } = render(<AlertBar />);
  await pass(0);
  expect(text(other)).toContain('Leopard');
  await pass(5000);
  expect(text(other)).toContain('Wild dog');
});

it('says that a species comes for the first time in days', async () => {
  live.site = { sightings: [seen('Lion', 1, { first_in_days: 9 })], shows: [] };
  const { host } = render(<AlertBar />);
  await pass(0);
  expect(text(host)).toContain('First lion in 9 days');
});

describe('on a phone', () => {
  /** Shows an alert as wide as a guest's header leaves it, and returns its parts. */
  async function showNarrow(caption: string, slug: string) {
    await page.viewport(390, 844);
    live.site = { sightings: [seen(caption, 1, { stream: { slug } })], shows: [] };
    const { host } = render(
      <div style={{ width: '80px' }}>
        <AlertBar />
      </div>,
    );
    await pass(0);
    const [words, camera] = [host.querySelector('i'), host.querySelector('small')];
    if (!words || !camera) throw new Error('The alert has no words.');
    return { words, camera, link: page.getByRole('link') };
  }

  it('says in one line what was seen, and to the ear where', async () => {
    const { words, camera, link } = await showNarrow('Zebra', 'tau');
    expect(link.element().textContent).toBe('SEENZebra at tau');
    expect([words.scrollWidth, words.scrollHeight]).toEqual([words.clientWidth, words.clientHeight]);
    expect(words.getBoundingClientRect().height).toBeLessThan(20);
    expect(getComputedStyle(camera).clipPath).toBe('inset(50%)');
  });

  it('ends a long name in dots, in its own room', async () => {
    const { words, link } = await showNarrow('Three blue wildebeest and a calf', 'olifants river');
    expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    expect(getComputedStyle(words).textOverflow).toBe('ellipsis');
    const [own, whole] = [words, link.element()].map((each) => each.getBoundingClientRect());
    expect(own?.right).toBeLessThanOrEqual(whole?.right ?? 0);
    expect(own?.height).toBeLessThan(20);
  });
});

it.each([
  'Etc/Unknown',
  'Nowhere/Land',
])('writes the time of a show by the clock at camp where the browser says its zone is %s', async (timeZone) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  vi.spyOn(performance, 'now').mockReturnValue(1e9);
  live.site = { sightings: [], shows: [show] };
  const { host } = render(<AlertBar />);
  await pass(0);
  // 11:00 UTC.
  expect(text(host)).toContain('Today 13:00');
});

const HOUR = 3_600_000;
/** What an answer of the server says of the time, on a device whose clock is that much ahead. */
const answerWith = (ahead: number) =>
  learnServerTime(new Headers({ date: new Date(NOW - ahead).toUTCString() }), { asked: NOW, isNew: true });

it.each([
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
])('shows what was just seen on a device whose clock is %s', async (_, ahead) => {
  answerWith(ahead);
  const asSeen = { ...seen('Leopard', 1), created_ts: (NOW - ahead) / 1000 - 60 };
  live.site = { sightings: [asSeen], shows: [] };
  const { host } = render(<AlertBar />);
  await pass(0);
  expect(text(host)).toContain('Leopard');
  answerWith(0);
});
