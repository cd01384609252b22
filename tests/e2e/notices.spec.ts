import type { Notice, NotifyInput } from '@boma/domain/notifications/notifications.schema.ts';
import type { Locator, Page } from '@playwright/test';
import { fullNotice, fullNotify } from '../../domain/src/notifications/notifications.fixtures.ts';
import { notifyEverybody } from '../../functions/src/notifications/notify-everybody.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { stored } from '../support/stored.ts';
import { streamsPage } from './support/cameras.ts';
import { expect, openAlive, serverTellsTime, stopClock, test } from './support/test.ts';

/** What the server's clock shows, in unix milliseconds. */
const NOW = Date.parse('2026-07-01T12:00:00Z');
const MINUTE = 60_000;

const listen = /google\.firestore\.v1\.Firestore\/Listen/;
const toaster = (page: Page) => page.locator('[data-toaster]');
const sent = (secondsAgo: number, change: Partial<Notice> = {}): Notice => ({
  ...fullNotice,
  id: `sent-${secondsAgo}`,
  message: `Said ${secondsAgo} s ago.`,
  sent_at: NOW / 1000 - secondsAgo,
  ...change,
});

/** Serves these notices at `NOW`, and no newer ones later. */
async function serveNotices(page: Page, notices: readonly Notice[]): Promise<void> {
  const site = { versions: { streams: 0, show_types: 0 }, live: [], notices, updated_at: 9_000_000_000_000 };
  await page.route('**/api/live', (route) =>
    route.fulfill({ json: { data: site }, headers: { date: new Date(NOW).toUTCString() } }),
  );
}

/** Makes the page believe that it is visible or hidden. */
async function setSeen(page: Page, seen: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    seen ? 'visible' : 'hidden',
  );
}

interface AddedTarget {
  readonly targetId: number;
  readonly documents?: { readonly documents: readonly string[] };
}

/**
 * The ids of the listeners to the site's signals that a request of Firestore's client starts. A repeated request has the same
 * ids. What a signal leads to, a page reads once, under an id of its own.
 */
function listenersIn(body: string): number[] {
  return [...new URLSearchParams(body)].flatMap(([key, value]) => {
    if (!key.endsWith('___data__')) return [];
    const { addTarget } = JSON.parse(value) as { addTarget?: AddedTarget };
    const isForSignals = addTarget?.documents?.documents.some((name) => name.endsWith('/live/site'));
    return addTarget && isForSignals ? [addTarget.targetId] : [];
  });
}

/** Publishes a new notice until one shows: on a slow machine a notice may go stale before the page receives it. */
async function sayUntilSeen(page: Page, what: string, rest: Partial<NotifyInput>): Promise<string> {
  let message = '';
  await expect(async () => {
    message = `${what} at ${new Date().toISOString()}.`;
    await notifyEverybody({ ctx: systemContext(), input: { ...rest, message, timeout: 20_000 } });
    await expect(toaster(page).getByText(message)).toBeVisible({ timeout: 7000 });
  }).toPass();
  return message;
}

for (const minutes of [10, -10]) {
  test(`R3-045 R7-095 R9-058 a notice of 6 s ago shows for its timeout, one of 8 s ago does not, on a device whose clock is ${minutes} minutes ahead`, async ({
    page,
  }) => {
    const now = NOW + minutes * MINUTE;
    await serverTellsTime(page, NOW);
    await page.clock.install({ time: now });
    await page.clock.setFixedTime(now);
    await serveNotices(page, [sent(1, { timeout: 3500 }), sent(6, { timeout: 8000 }), sent(8)]);
    await openAlive(page, '/wildlife/about-us');
    const toast = (secondsAgo: number) => toaster(page).getByText(`Said ${secondsAgo} s ago.`);
    // The oldest one would show first.
    await expect(toast(6)).toBeVisible();
    await expect(toast(1)).toBeVisible();
    await expect(page.getByText('Said 8 s ago.')).toHaveCount(0);
    await page.clock.pauseAt(now);
    await page.clock.runFor(1000);
    await expect(toast(1)).toBeVisible();
    await page.clock.runFor(2600);
    await page.clock.resume();
    await expect(toast(1)).toHaveCount(0);
    await expect(toast(6)).toBeVisible();
    await page.clock.fastForward(4500);
    await expect(toast(6)).toHaveCount(0);
  });
}

/** Expects that the notice shows all fields of `fullNotify`. */
async function expectAllFields(card: Locator): Promise<void> {
  await expect(card.getByText(fullNotify.caption, { exact: true })).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', fullNotify.img_url);
  const link = card.getByRole('link', { name: fullNotify.link_text });
  await expect(link).toHaveAttribute('href', fullNotify.link_url);
  const colours = await card.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(['rgb(85, 107, 47)', 'rgb(255, 255, 255)']);
}

test('R3-044 an open page shows a notice with all its fields, once; hidden for over a minute it stops listening, and catches up when it is visible again', async ({
  page,
}) => {
  await page.clock.install();
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (listen.test(request.url())) bodies.push(request.postData() ?? '');
  });
  const dropped = () => bodies.some((body) => body.includes('removeTarget'));
  const asked = () => new Set(bodies.flatMap(listenersIn)).size;
  await openAlive(page, streamsPage);
  await expect.poll(asked).toBe(1);
  // The listener for notices loads together with the cookie notice.
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const message = await sayUntilSeen(page, 'The pride came down', fullNotify);
  await expectAllFields(toaster(page).getByText(message).locator('../..'));
  await page.clock.fastForward(21_000);
  await expect(toaster(page).getByText(message)).toHaveCount(0);

  await stopClock(page);
  await setSeen(page, false);
  await page.clock.fastForward(59_000);
  expect(dropped()).toBe(false);
  await page.clock.fastForward(2000);
  await page.clock.resume();
  await expect.poll(dropped).toBe(true);

  // A status update does not disturb other tests that list the cameras.
  const camera = stored.streams('rosies-pan');
  const grid = page.getByRole('main');
  const news = `A heron has come at ${new Date().toISOString()}.`;
  const told = grid.getByRole('link', { name: 'Rosies Pan', description: news });
  const versions = async () => (await stored.liveSite().get()).data()?.versions.streams ?? 0;
  const before = await versions();
  try {
    await camera.update({ status_update: news });
    await expect.poll(versions).toBeGreaterThan(before);
    await expect(grid.getByRole('link', { name: 'Rosies Pan' })).toBeVisible();
    await expect(told).toHaveCount(0);
    expect(asked()).toBe(1);
    await setSeen(page, true);
    await expect.poll(asked).toBe(2);
    await expect(told).toBeVisible();
  } finally {
    await camera.update({ status_update: '' });
  }
  // A repeated notice would show before this one.
  await page.clock.setSystemTime(Date.now());
  await sayUntilSeen(page, 'And off they went', {});
  await expect(toaster(page).getByText(message)).toHaveCount(0);
});
