import AxeBuilder from '@axe-core/playwright';
import { expect, openAlive, signInAs, test } from './support/test.ts';
import {
  type Asked,
  dialog,
  expectPlaying,
  HIGHLIGHTS,
  listOf,
  openCard,
  scrollUntil,
  videosOf,
} from './support/videos.ts';

const PROMPT =
  'Highlight videos are always free, but our premium content (Picks, Insights & Rare Sightings) are only for our registered users.';

test.use({ viewport: { width: 1440, height: 900 } });

test('R2-227 R2-255 R2-257 R4-085 R4-087 R6-001 R7-089 R2-049 opens a video over the list and by its address', async ({
  page,
}) => {
  const [newest] = await videosOf('highlight');
  const atYoutube = (await videosOf('highlight')).find(({ youtube_id }) => youtube_id !== null);
  await openAlive(page, `${HIGHLIGHTS}?type=highlight`);
  const card = listOf(page, 'Video highlights').first();
  const play = card.getByRole('button', { name: `Play ${newest?.title}` });
  await expect(play).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(play).toHaveCSS('opacity', '1');
  const views = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/videos') && (request.postDataJSON() as Asked).filters.id === newest?.id,
  );
  await openCard(card);
  await views;
  await expect(page).toHaveURL(`${HIGHLIGHTS}/${newest?.id}?type=highlight`);
  await expect(dialog(page)).toHaveAccessibleName(newest?.title ?? '');
  await expectPlaying(page);
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  await dialog(page).getByRole('button', { name: 'CLOSE', exact: true }).click();
  await expect(page.locator('video, [role=dialog]')).toHaveCount(0);
  await expect(page).toHaveURL(`${HIGHLIGHTS}?type=highlight`);
  await openAlive(page, `${HIGHLIGHTS}/${newest?.id}`);
  await expect(dialog(page).locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(HIGHLIGHTS);
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'A film' }));
  await openAlive(page, `${HIGHLIGHTS}/${atYoutube?.id}`);
  await expect(dialog(page).locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/bomaStorm01\?/,
  );
  for (const wrong of ['999999999', 'lions']) {
    await page.goto(`${HIGHLIGHTS}/${wrong}`);
    await expect(page).toHaveURL(HIGHLIGHTS);
  }
});

for (const who of ['guest', 'registered'] as const)
  test(`R6-023 R6-024 R6-025 R2-229 a ${who} viewer reads the invitation in place of a premium video`, async ({
    page,
  }) => {
    if (who === 'registered') await signInAs(page, who);
    await openAlive(page, `${HIGHLIGHTS}?type=pick`);
    await openCard(listOf(page, 'Video highlights').first());
    await expect(dialog(page).getByText(PROMPT)).toBeVisible();
    await expect(dialog(page).locator('video')).toHaveCount(0);
    const [rare] = await videosOf('rare');
    await openAlive(page, `${HIGHLIGHTS}/${rare?.id}`);
    await expect(dialog(page).getByText(PROMPT)).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Register Now', exact: true }).click();
    await expect(page).toHaveURL('/wildlife/subscribe');
  });

test('R2-228 R2-241 R6-020 R9-079 R2-038 R2-242 R2-243 R2-244 R2-245 R2-039 R2-043 a member plays premium videos in the modal and on their own page', async ({
  page,
}) => {
  await signInAs(page, 'subscriber');
  for (const [width, expected] of [
    [1440, 970],
    [1000, 728],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, `${HIGHLIGHTS}?type=pick,rare,insight`);
    await openCard(listOf(page, 'Video highlights').first());
    await expect(dialog(page).locator('video')).toBeVisible();
    expect((await dialog(page).boundingBox())?.width).toBe(expected);
    await expectPlaying(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAlive(page, '/player');
  const stage = page.getByRole('region', { name: 'Premium video' });
  const video = stage.locator('video');
  await expect(video).toBeVisible();
  const box = await video.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2);
  await expect(page.getByText('Videos Per Row')).toBeVisible();
  await scrollUntil(page, page.getByText('All premium videos have been loaded.'));
  const card = page.locator('[data-video-card=rare]').last();
  const title = await card.getByRole('link').locator('span').last().textContent();
  await openCard(card);
  await expect(stage.getByRole('heading', { name: title ?? '' })).toBeVisible();
  await expect(stage).toBeInViewport();
  await expect
    .poll(() => stage.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0.3);
  await expect(page).toHaveURL(/\/player\?video=\d+$/);
});

test('R8-032 says in the list that it failed, without a toast, and tries again', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Reading videos failed/);
  consoleWatch.allowError(/500/);
  await page.route('**/api/videos', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'No.' } }),
  );
  await openAlive(page, HIGHLIGHTS);
  await expect(page.getByText('The videos did not come through.')).toBeVisible();
  await expect(page.locator('[data-toaster]').getByText(/\w/)).toHaveCount(0);
  await page.unroute('**/api/videos');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(listOf(page, 'Video highlights').first()).toBeVisible();
});
