import { linkTo } from '@boma/domain/site-paths.ts';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, openAlive, openInOwnLetters, signInAs, test } from './support/test.ts';
import {
  type Asked,
  columnsOf,
  cookie,
  dialog,
  expectPlaying,
  HIGHLIGHTS,
  listen,
  listOf,
  openCard,
  pagesOf,
  perRow,
  scrollUntil,
  videosOf,
} from './support/videos.ts';

const PROMPT =
  'Highlight videos are always free, but our premium content (Picks, Insights & Rare Sightings) are only for our registered users.';

test.use({ viewport: { width: 1440, height: 900 } });

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const card = (page: Page, type: string) => page.locator(`[data-video-card=${type}]`);
const close = (page: Page) => dialog(page).getByRole('button', { name: 'CLOSE', exact: true }).click();

/** Leaves the end of the list for another page, and finds the same place on return. */
async function expectSamePlaceOnReturn(page: Page, cards: Locator): Promise<void> {
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  // The page has grown since it was scrolled to its end.
  await away.scrollIntoViewIfNeeded();
  // The list draws the rows in sight after the scrolling.
  await expect
    .poll(() => cards.last().evaluate(({ ariaPosInSet, ariaSetSize }) => ariaPosInSet === ariaSetSize))
    .toBe(true);
  const last = await cards.last().textContent();
  const scrolled = await page.evaluate(() => window.scrollY);
  await away.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.goBack();
  await expect(cards.last()).toHaveText(last ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1);
  await page.reload();
  await expect(cards.last()).toHaveText(last ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1);
}

/** Reads the list to its end, and goes on there after a visit to another page and after a reload. */
async function expectReadToTheEnd(page: Page, asked: readonly Asked[]): Promise<void> {
  const pages = await pagesOf(['highlight', 'insight', 'pick', 'rare']);
  await test.step('R2-226 R4-053 R4-054 R4-055 it loads page by page, and says when all are there', async () => {
    await scrollUntil(page, page.getByText('All videos have been loaded.'));
    expect(pages.length).toBeGreaterThan(2);
    expect(asked.map((each) => each.page)).toEqual(pages);
  });
  await expectSamePlaceOnReturn(page, listOf(page, 'Video highlights'));
  // Once at first, and once more after the reload: what has changed meanwhile is to be seen.
  expect(asked.map((each) => each.page)).toEqual([...pages, ...pages]);
}

/** Chooses the picks alone, and then no kind. */
async function expectChosenKinds(page: Page, asked: readonly Asked[]): Promise<void> {
  const cards = listOf(page, 'Video highlights');
  await perRow(page, 3).scrollIntoViewIfNeeded();
  // The list keeps the place that it knows, which is the end until it has drawn its beginning.
  await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
  // So that all cards of one kind are in sight: the list draws no others.
  await perRow(page, 3).click();
  await expect.poll(() => columnsOf(cards)).toBe(3);
  await test.step('R2-223 R4-056 it begins anew with the chosen kind', async () => {
    for (const name of ['Highlight', 'Ranger Insight', 'Rare Sighting']) await box(page, name).uncheck();
    await expect(page).toHaveURL(`${HIGHLIGHTS}?type=pick`);
    const picks = (await videosOf('pick')).length;
    await expect(cards).toHaveCount(picks);
    await expect(card(page, 'pick')).toHaveCount(picks);
    expect(asked.at(-1)).toMatchObject({ filters: { type: ['pick'] }, page: 1 });
  });
  await test.step('R2-224 without a chosen kind it shows all', async () => {
    await box(page, 'Ranger Pick').uncheck();
    await expect(card(page, 'highlight').first()).toBeVisible();
    expect(asked.at(-1)?.filters).toEqual({ type: ['highlight', 'insight', 'pick', 'rare'] });
  });
}

test('R2-007 lists the highlights without an end, in the same place on return, and only those of the chosen kinds', async ({
  page,
}) => {
  // The browser has the letters from here on: in others the reloaded page would be of another height.
  await openInOwnLetters(page, linkTo('aboutUs'));
  const asked = listen(page);
  await openAlive(page, HIGHLIGHTS);
  await test.step('R2-222 R2-224 all kinds are chosen at first', async () => {
    for (const name of ['Highlight', 'Ranger Insight', 'Ranger Pick', 'Rare Sighting'])
      await expect(box(page, name)).toBeChecked();
  });
  const cards = listOf(page, 'Video highlights');
  await test.step('R7-034 R7-035 R7-036 it asks for the first ten', async () => {
    await expect(cards.first()).toBeVisible();
    expect(asked[0]).toEqual({
      filters: { type: ['highlight', 'insight', 'pick', 'rare'] },
      paginate: 1,
      page: 1,
      per_page: 10,
    });
  });
  await test.step('R1-022 R2-238 R2-239 R2-240 the premium kinds have their labels', async () => {
    await expect(card(page, 'highlight').first()).toBeVisible();
    await expect(card(page, 'pick').first()).toContainText('RANGER PICK');
    await expect(card(page, 'insight').first()).toContainText('RANGER INSIGHT');
    await expect(card(page, 'rare').first()).toContainText('RARE SIGHTING');
  });
  await test.step('R2-225 R9-026 three are in a row, until the viewer chooses', async () => {
    await expect.poll(() => columnsOf(cards)).toBe(3);
    await perRow(page, 2).click();
    await expect.poll(() => columnsOf(cards)).toBe(2);
    expect(await cookie(page, 'highlightsPerRow')).toBe('2');
  });
  await expectReadToTheEnd(page, asked);
  await expectChosenKinds(page, asked);
});

test('opens a video over the list and by its address', async ({ page, consoleWatch }) => {
  const [newest, second] = await videosOf('highlight');
  const atYoutube = (await videosOf('highlight')).find(({ youtube_id }) => youtube_id !== null);
  await openAlive(page, `${HIGHLIGHTS}?type=highlight`);
  const first = listOf(page, 'Video highlights').first();
  const play = first.getByRole('button', { name: `Play ${newest?.title}` });
  await test.step('R4-087 a button to play it shows under the pointer', async () => {
    await expect(play).toHaveCSS('opacity', '0');
    await first.hover();
    await expect(play).toHaveCSS('opacity', '1');
  });
  await test.step('R2-255 R4-085 R6-001 R7-089 a press on the card opens it for a guest, and it plays', async () => {
    const views = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/videos') && (request.postDataJSON() as Asked).filters.id === newest?.id,
    );
    await openCard(first);
    await views;
    await expect(page).toHaveURL(`${HIGHLIGHTS}/${newest?.id}?type=highlight`);
    await expect(dialog(page)).toHaveAccessibleName(newest?.title ?? '');
    await expectPlaying(page);
    await expectNoAxeFindings(page, '[role=dialog]');
  });
  // The film that follows takes its place; closing it leads back to the list and to the card of the first.
  await dialog(page)
    .getByRole('button', { name: `Next video ${second?.title}` })
    .click();
  await expect(page).toHaveURL(`${HIGHLIGHTS}/${second?.id}?type=highlight`);
  await expect(dialog(page)).toHaveAccessibleName(second?.title ?? '');
  await expect(dialog(page)).toHaveCount(1);
  await expectPlaying(page);
  await test.step('R2-257 CLOSE ends it', async () => {
    await close(page);
    await expect(page.locator('video, [role=dialog]')).toHaveCount(0);
    await expect(page).toHaveURL(`${HIGHLIGHTS}?type=highlight`);
    await expect(first.getByRole('link')).toBeFocused();
  });
  // One that we play ourselves opens by its address in `rendered-pages.spec.ts`.
  await test.step('R2-227 R2-255 its address opens it, here one that YouTube plays', async () => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'A film' }));
    await openAlive(page, `${HIGHLIGHTS}/${atYoutube?.id}`);
    await expect(dialog(page).locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/bomaStorm01\?/,
    );
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(HIGHLIGHTS);
  consoleWatch.allowError(/status of 404.*\/video-highlights\/(999999999|lions)/);
  await test.step('R2-049 an address without a video says so, above the list', async () => {
    for (const wrong of ['999999999', 'lions']) {
      const answer = await page.request.get(`${HIGHLIGHTS}/${wrong}`);
      expect(answer.status()).toBe(404);
      await openAlive(page, `${HIGHLIGHTS}/${wrong}`);
      await expect(page.getByRole('heading', { level: 1, name: 'There is no such video' })).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await expect(first).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });
});

test('viewers without a membership read the invitation in place of a premium video', async ({ page }) => {
  const rare = await videosOf('rare');
  const cards = listOf(page, 'Video highlights');
  for (const who of ['guest', 'registered'] as const) {
    if (who === 'registered') await signInAs(page, who);
    await test.step('R2-229 the address of a premium video opens the invitation', async () => {
      await openAlive(page, `${HIGHLIGHTS}/${rare[0]?.id}?type=rare`);
      await expect(dialog(page).getByText(PROMPT)).toBeVisible();
      await expect(dialog(page).locator('video')).toHaveCount(0);
    });
    await test.step('R2-223 behind it are the videos of that kind alone', async () => {
      await dialog(page).getByRole('button', { name: 'No Thanks' }).click();
      await expect(page).toHaveURL(`${HIGHLIGHTS}?type=rare`);
      await expect(box(page, 'Rare Sighting')).toBeChecked();
      await expect(box(page, 'Highlight')).not.toBeChecked();
      await expect(cards).toHaveCount(rare.length);
    });
    await test.step('R6-023 so does a press on a card', async () => {
      await openCard(cards.first());
      await expect(dialog(page).getByText(PROMPT)).toBeVisible();
      await expect(dialog(page).locator('video')).toHaveCount(0);
    });
    await test.step('R6-024 R6-025 Register Now leads to the membership', async () => {
      await dialog(page).getByRole('link', { name: 'Register Now', exact: true }).click();
      await expect(page).toHaveURL('/wildlife/subscribe');
    });
  }
});

test('a member plays premium videos in the modal and on their own page', async ({ page }) => {
  await signInAs(page, 'subscriber');
  await test.step('R2-228 R2-241 R6-020 a press on the card of one opens it in a dialog, and it plays', async () => {
    await openAlive(page, `${HIGHLIGHTS}?type=pick,rare,insight`);
    await openCard(listOf(page, 'Video highlights').first());
    await expect(dialog(page).locator('video')).toBeVisible();
    await expectPlaying(page);
  });
  await test.step('R9-079 the dialog is 970 px wide, or 728', async () => {
    for (const [width, expected] of [
      [1440, 970],
      [1000, 728],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(expected);
    }
  });
  await close(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const stage = page.getByRole('region', { name: 'Premium video' });
  await test.step('R2-038 R2-039 R2-043 R2-242 their own page has a player of 16:9', async () => {
    await openAlive(page, '/player?from=mail');
    await expect(page).toHaveURL('/player?from=mail');
    const video = stage.locator('video');
    await expect(video).toBeVisible();
    const ratio = async () => {
      const box = await video.boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    await expect.poll(ratio).toBeCloseTo(16 / 9, 2);
  });
  const upNext = page.getByRole('region', { name: 'Up next' });
  const following = upNext.getByRole('link').first();
  const nextTitle = (await following.locator('strong').textContent()) ?? '';
  await following.click();
  await expect(stage.getByRole('heading', { name: nextTitle })).toBeVisible();
  await expect(following.locator('strong')).not.toHaveText(nextTitle);
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(upNext).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('R2-243 the viewer chooses how many are in a row', () =>
    expect(page.getByText('Videos Per Row')).toBeVisible());
  await test.step('R2-244 all come as the viewer scrolls', () =>
    scrollUntil(page, page.getByText('All premium videos have been loaded.')));
  await test.step('R2-245 a press on a card plays it there', async () => {
    // The list draws the rows in sight after the scrolling, so its last card changes for a while.
    const title = (await videosOf('rare')).at(-1)?.title ?? 'none';
    await openCard(card(page, 'rare').filter({ hasText: title }));
    await expect(stage.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(stage).toBeInViewport();
    await expect
      .poll(() => stage.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.3);
    await expect(page).toHaveURL(/\/player\?from=mail&video=\d+$/);
  });
});
