import type { Page } from '@playwright/test';
import { expect, openAlive, test } from './support/test.ts';
import {
  columnsOf,
  cookie,
  expectPlaying,
  HIGHLIGHTS,
  listen,
  listOf,
  openCard,
  perRow,
  scrollUntil,
} from './support/videos.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens the page while the server answers late, and with a failure. */
async function openAfterFailure(page: Page): Promise<void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/api/videos', async (route) => {
    await released.promise;
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'No.' } });
  });
  await openAlive(page, '/lodge-highlights');
  await test.step('R2-234 it says that it is loading', async () => {
    await expect(page.getByText('Loading videos')).toBeVisible();
  });
  await test.step('R8-032 it says that the videos did not come, without a toast', async () => {
    released.resolve();
    await expect(page.getByText('The videos could not be loaded.')).toBeVisible();
    await expect(page.locator('[data-toaster]').getByText(/\w/)).toHaveCount(0);
  });
  await page.unroute('**/api/videos');
  await page.getByRole('button', { name: 'Try again' }).click();
}

test('R1-023 R2-043 R2-044 lists the films of the lodges, also once they come through after a failure', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Reading videos failed/);
  consoleWatch.allowError(/500/);
  await openAfterFailure(page);
  const cards = listOf(page, 'Lodge highlights');
  await expect(page.locator('[data-video-card=lodge]').first()).toBeVisible();
  await test.step('R2-230 R2-231 R9-027 two are in a row at first, of one to four', async () => {
    await expect.poll(() => columnsOf(cards)).toBe(2);
    const choices = page.getByRole('group', { name: 'Videos per row' }).getByRole('button');
    await expect(choices).toHaveText(['1', '2', '3', '4']);
  });
  await test.step('R2-232 R2-233 a choice is kept, unless it is one', async () => {
    // The default of no page that shares the cookie.
    await perRow(page, 4).click();
    await expect.poll(() => cookie(page, 'highlightsPerRow')).toBe('4');
    await perRow(page, 1).click();
    await expect.poll(() => columnsOf(cards)).toBe(1);
    expect(await cookie(page, 'highlightsPerRow')).toBe('4');
  });
  await test.step('R2-235 R2-236 R2-237 at the end it names the main site', async () => {
    await scrollUntil(page, page.getByText('All Video Highlights have been loaded.'));
    await expect(page.getByRole('link', { name: /^Powered by/ })).toHaveAttribute('href', /^https:\/\//);
  });
  await test.step('R9-028 the page of highlights takes the same choice', async () => {
    await openAlive(page, HIGHLIGHTS);
    await expect.poll(() => columnsOf(listOf(page, 'Video highlights'))).toBe(4);
  });
});

test('lists past episodes below a show', async ({ page }) => {
  const asked = listen(page);
  await openAlive(page, '/wildlife/shows/ranger-show');
  await page.getByRole('heading', { name: 'Past episodes' }).scrollIntoViewIfNeeded();
  const cards = listOf(page, 'Past episodes');
  await test.step('R9-029 three are in a row at first', () => expect.poll(() => columnsOf(cards)).toBe(3));
  await test.step('R9-007 it asks for twelve', () => {
    expect(asked[0]).toEqual({
      filters: { type: ['episode'], show_type_id: 1 },
      paginate: 1,
      page: 1,
      per_page: 12,
    });
  });
  await test.step('R2-217 R2-218 the choice applies, and is kept in a cookie', async () => {
    await perRow(page, 2).click();
    await expect.poll(() => columnsOf(cards)).toBe(2);
    expect(await cookie(page, 'pastShowsPerRow')).toBe('2');
  });
  await test.step('R2-216 the rest comes as the viewer scrolls', async () => {
    await scrollUntil(page, page.getByText('All past episodes have been loaded.'));
    expect(asked[1]).toMatchObject({
      filters: { type: ['episode'], show_type_id: 1 },
      page: 2,
      per_page: 12,
    });
  });
  await test.step('R2-219 a press on one plays it', async () => {
    await openCard(cards.last());
    await expectPlaying(page);
  });
});
