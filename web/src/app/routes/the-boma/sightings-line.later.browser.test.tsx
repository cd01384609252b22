import { emptyLiveSite } from '@boma/domain/live/live.schema.ts';
import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import SightingsLine from './sightings-line.later.tsx';

const NOON = Date.parse('2026-11-29T10:00:00Z');
const now = NOON / 1000;
const DAY = 86_400;
const seen = (id: string, created_ts: number) => ({ ...lions, id, created_ts });
const logbook = () => page.getByRole('link', { name: /the logbook$/ });
const site = (sightings: object[]) => ({ data: { ...emptyLiveSite, updated_at: NOON, sightings } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

it('names the sighting that has come since, counts those of today, and leads to the camera and the logbook', async () => {
  const sightings = [seen('b', now - 2), seen('c', now - 3 * DAY)];
  answerCalls({
    '/api/sightings': { data: { sightings, next: null } },
    '/api/live': site([{ ...seen('a', now - 1), caption: '3 lions' }, seen('b', now - 2)]),
  });
  render(<SightingsLine />);
  await expect.element(logbook()).toHaveTextContent('2 seen today: the logbook');
  await expect.element(logbook()).toHaveAttribute('href', '/wildlife/logbook');
  const newest = page.getByRole('link', { name: /3 lions at tau/ });
  await expect.element(newest).toHaveAttribute('href', '/wildlife/stream/tau-live');
});

it('says the day of a sighting that is older', async () => {
  vi.setSystemTime(NOON + 3 * DAY * 1000);
  const sightings = [seen('c', now)];
  answerCalls({ '/api/sightings': { data: { sightings, next: null } }, '/api/live': site([]) });
  render(<SightingsLine />);
  await expect
    .element(page.getByRole('link', { name: /at tau, Nov 29, 2026, \d{1,2}:\d\d [AP]M$/ }))
    .toBeVisible();
  await expect.element(logbook()).toHaveTextContent('Who was seen: the logbook');
});

it('says of a day with a full page that there may be more', async () => {
  const sightings = Array.from({ length: 30 }, (_, at) => seen(`s${at}`, now - at));
  answerCalls({ '/api/sightings': { data: { sightings, next: 'x' } }, '/api/live': site([]) });
  render(<SightingsLine />);
  await expect.element(logbook()).toHaveTextContent('30 or more seen today: the logbook');
});

it('reads the list again every five minutes, because what is live soon names a sighting no more', async () => {
  // What is live stays from test to test: none of it is of this day.
  const opened = now + 9 * DAY;
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: opened * 1000 });
  const lists = [[seen('d', opened - 900)], [seen('e', opened + 60), seen('d', opened - 900)]];
  answerCalls({
    '/api/sightings': () => Response.json({ data: { sightings: lists.shift(), next: null } }),
    '/api/live': site([]),
  });
  render(<SightingsLine />);
  await expect.element(logbook()).toHaveTextContent('1 seen today: the logbook');
  vi.advanceTimersByTime(5 * 60_000);
  await expect.element(logbook()).toHaveTextContent('2 seen today: the logbook');
});

it('leads to the logbook alone while nothing is known, which it also says on a phone', async () => {
  await page.viewport(390, 844);
  answerCalls({ '/api/sightings': refusal(503, 'unavailable'), '/api/live': site([]) });
  render(<SightingsLine />);
  await expect.element(logbook()).toHaveTextContent('Who was seen: the logbook');
  expect(page.getByRole('link').elements()).toHaveLength(1);
  const words = page.getByText(': the logbook').element();
  expect(words.getBoundingClientRect().width).toBeGreaterThan(40);
});
