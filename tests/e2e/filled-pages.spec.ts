import type { Locator } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { watchLayoutShift } from './support/cameras.ts';
import { at, serveShows } from './support/shows.ts';
import { expect, holdLife, test, wakeUp } from './support/test.ts';
import { dialog, expectPlaying, HIGHLIGHTS, videosOf } from './support/videos.ts';

test.use({ timezoneId: 'Africa/Johannesburg' });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the page of a show names the kind before hydration, and moves nothing after it, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await serveShows(page, [at(60, { show_type: { type: 'on-point', title: 'On Point' } })]);
    const shift = await watchLayoutShift(page);
    const release = await holdLife(page);
    await page.goto('/wildlife/shows/on-point');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Point');
    await expect(page.locator('html:not([data-alive])')).toBeAttached();
    release();
    // No input of a viewer: a shift right after one would not count.
    await wakeUp(page);
    await expect(page.getByRole('heading', { name: 'Show in 60' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Past episodes' })).toBeAttached();
    await expect(
      page.getByRole('navigation', { name: 'Kinds of show' }).locator('[aria-current]'),
    ).toHaveText('On Point');
    expect(await shift()).toBeLessThanOrEqual(0.01);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a video shows its title, its picture and what it is about, an unknown one the list', async ({
    page,
    consoleWatch,
  }) => {
    const video = (await videosOf('highlight')).find(({ description }) => description !== '');
    await page.goto(`${HIGHLIGHTS}/${video?.id}`);
    const standIn = page.getByRole('article', { name: video?.title ?? '' });
    await expect(standIn.getByRole('heading')).toBeVisible();
    const picture = standIn.getByRole('img', { name: `A picture of ${video?.title}` });
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expect(standIn.getByText(video?.description ?? '')).toBeVisible();
    await standIn.getByRole('link', { name: 'CLOSE', exact: true }).click();
    await expect(page).toHaveURL(HIGHLIGHTS);
    await expect(page.getByRole('article', { name: video?.title ?? '' })).toHaveCount(0);
    consoleWatch.allowError(/status of 404.*\/video-highlights\/999999999/);
    await page.goto(`${HIGHLIGHTS}/999999999`);
    await expect(page.getByRole('heading', { level: 1, name: 'Video Highlights' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

/** The box of the picture, and on which height the words are: a font that comes late makes them wider or narrower. */
async function placesOf(parts: Readonly<Record<'title' | 'picture' | 'close', Locator>>) {
  const [title, picture, close] = await Promise.all(
    [parts.title, parts.picture, parts.close].map((part) => part.boundingBox()),
  );
  return { title: [title?.y, title?.height], picture, close: [close?.y, close?.height] };
}

for (const { width, height, theme } of [
  { width: 390, height: 844, theme: 'dark' },
  { width: 1440, height: 900, theme: 'light' },
] as const)
  test(`R2-227 the dialog of a video takes the place of what stands in for it, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const [video] = await videosOf('highlight');
    const shift = await watchLayoutShift(page);
    const release = await holdLife(page);
    await page.goto(`${HIGHLIGHTS}/${video?.id}`);
    const standIn = page.getByRole('article', { name: video?.title ?? '' });
    const title = standIn.getByRole('heading');
    await expect(title).toBeVisible();
    await expectNoAxeFindings(page);
    const places = await placesOf({
      title,
      picture: standIn.getByRole('img'),
      close: standIn.getByRole('link', { name: 'CLOSE', exact: true }),
    });
    // In each frame one of the two is there, and never both.
    await page.evaluate(() => {
      const seen = new Set<number>();
      const look = () => {
        const shown = [
          ...document.querySelectorAll('article, [data-scope=dialog][data-part=content]'),
        ].filter((each) => each.checkVisibility());
        seen.add(shown.length);
        document.documentElement.dataset.seen = [...seen].join();
        requestAnimationFrame(look);
      };
      look();
    });
    release();
    await wakeUp(page);
    await expectPlaying(page);
    await expect(standIn).toHaveCount(0);
    expect(await page.locator('html').getAttribute('data-seen')).toBe('1');
    const opened = await placesOf({
      title: dialog(page).getByRole('heading', { name: video?.title ?? '' }),
      picture: dialog(page).locator('video'),
      close: dialog(page).getByRole('button', { name: 'CLOSE', exact: true }),
    });
    expect(opened).toEqual(places);
    // Behind the dialog the first videos push the line that says that they load: 0.012 on a phone.
    expect(await shift()).toBeLessThanOrEqual(0.02);
    await dialog(page).getByRole('button', { name: 'CLOSE', exact: true }).click();
    await expect(page).toHaveURL(HIGHLIGHTS);
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await expect(page.locator('article, head [data-page], #boma-video')).toHaveCount(0);
  });
