import type { Page } from '@playwright/test';
import { lions } from '../../domain/src/sightings/sightings.fixtures.ts';
import { at, NOON, serveShows } from './support/shows.ts';
import { expect, newPerson, openAlive, serverTellsTime, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('banner');

/** From a phone to where everything fits, on both sides of each width at which the header changes. */
const WIDTHS = [375, 479, 480, 560, 639, 640, 767, 768, 900, 1024, 1179, 1180];

async function expectFitsAt(page: Page, width: number): Promise<void> {
  const edges = await banner(page)
    .locator('a:visible, button:visible')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
    );
  expect(edges.length).toBeGreaterThan(3);
  for (const [index, [left]] of edges.entries())
    expect(left, `part ${index} at ${width}`).toBeGreaterThanOrEqual((edges[index - 1]?.[1] ?? 0) - 0.5);
  expect(edges.at(-1)?.[1], `the last part at ${width}`).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
}

/** Proves that no part of the header covers another or leaves the window, once the header has followed each width. */
async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(() => expectFitsAt(page, width)).toPass({ timeout: 40_000 });
  }
}

/** Serves a sighting that was just made, and no show. */
async function serveSighting(page: Page): Promise<void> {
  const sighting = { ...lions, caption: 'African wild dog', created_ts: NOON / 1000 - 30 };
  const versions = { streams: 0, show_types: 0, schedule: 0 };
  const site = { versions, live: [], notices: [], shows: [], sightings: [sighting], updated_at: 9e12 };
  await serverTellsTime(page);
  await page.clock.setFixedTime(NOON);
  await page.route('**/api/live', (route) => route.fulfill({ json: { data: site } }));
}

for (const who of ['a guest', 'a user with a long name'] as const) {
  test.describe(`the header fits into the window at every width, for ${who}`, () => {
    const open = async (page: Page, mark: string) => {
      if (who !== 'a guest') await newPerson(page, { displayName: 'Wilhelmina Montgomery-Wolff' });
      await openAlive(page, '/wildlife/stream/tau-live');
      await expect(banner(page).getByText(mark, { exact: true })).toBeVisible();
      await expectFits(page);
    };

    test('with the next show', async ({ page }) => {
      await serveShows(page, [at(60)]);
      await open(page, 'NEXT SHOW');
    });

    test('with a sighting', async ({ page }) => {
      await serveSighting(page);
      await open(page, 'SEEN');
    });
  });
}
