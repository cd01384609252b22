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

test('R2-044 R2-043 R1-023 R2-230 R2-231 R2-232 R2-233 R2-234 R2-235 R2-236 R2-237 R9-027 R9-028 R9-011 R8-032 lists the films of the lodges, also once they come through after a failure', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Reading videos failed/);
  consoleWatch.allowError(/500/);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/videos', async (route) => {
    await released;
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'No.' } });
  });
  await openAlive(page, '/lodge-highlights');
  await expect(page.getByText('Loading videos')).toBeVisible();
  release();
  await expect(page.getByText('The videos did not come through.')).toBeVisible();
  await expect(page.locator('[data-toaster]').getByText(/\w/)).toHaveCount(0);
  await page.unroute('**/api/videos');
  await page.getByRole('button', { name: 'Try again' }).click();
  const cards = listOf(page, 'Lodge highlights');
  await expect(page.locator('[data-video-card=lodge]').first()).toBeVisible();
  await expect.poll(() => columnsOf(cards)).toBe(2);
  await expect(page.getByRole('group', { name: 'Videos per row' }).getByRole('button')).toHaveText([
    '1',
    '2',
    '3',
    '4',
  ]);
  // The default of no page that shares the cookie.
  await perRow(page, 4).click();
  await expect.poll(() => cookie(page, 'highlightsPerRow')).toBe('4');
  await perRow(page, 1).click();
  await expect.poll(() => columnsOf(cards)).toBe(1);
  expect(await cookie(page, 'highlightsPerRow')).toBe('4');
  const end = page.getByText('All Video Highlights have been loaded.');
  await scrollUntil(page, end);
  await expect(page.getByRole('link', { name: /^Powered by/ })).toHaveAttribute('href', /^https:\/\//);
  await openAlive(page, HIGHLIGHTS);
  await expect.poll(() => columnsOf(listOf(page, 'Video highlights'))).toBe(4);
});

test('R2-216 R2-217 R2-218 R2-219 R9-007 R9-029 lists past episodes below a show', async ({ page }) => {
  const asked = listen(page);
  await openAlive(page, '/wildlife/shows/ranger-show');
  await page.getByRole('heading', { name: 'Past episodes' }).scrollIntoViewIfNeeded();
  const cards = listOf(page, 'Past episodes');
  await expect.poll(() => columnsOf(cards)).toBe(3);
  expect(asked[0]).toEqual({
    filters: { type: ['episode'], show_type_id: 1 },
    paginate: 1,
    page: 1,
    per_page: 12,
  });
  await perRow(page, 2).click();
  await expect.poll(() => columnsOf(cards)).toBe(2);
  expect(await cookie(page, 'pastShowsPerRow')).toBe('2');
  await scrollUntil(page, page.getByText('All past episodes have been loaded.'));
  expect(asked[1]).toMatchObject({ filters: { type: ['episode'], show_type_id: 1 }, page: 2, per_page: 12 });
  await openCard(cards.last());
  await expectPlaying(page);
});
