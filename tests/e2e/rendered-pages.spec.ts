import type { Locator } from '@playwright/test';
import { showsPath } from '../../domain/src/site-paths.ts';
import { call } from '../support/api.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expectUnmoved, watchLayoutShift } from './support/cameras.ts';
import { expect, holdBack, holdLife, test, wakeUp } from './support/test.ts';
import { dialog, expectPlaying, HIGHLIGHTS, videosOf } from './support/videos.ts';

test.use({ timezoneId: 'Africa/Johannesburg' });

/** The next show of a kind of which none is on the air. The seed plans shows of several kinds for each week. */
async function nextShow() {
  const { schedule } = (await call('listSchedule')).data;
  const running = schedule.filter(({ on_air: isOnAir }) => isOnAir).map((each) => each.show_type.type);
  // One that is near may begin meanwhile.
  const soon = Date.now() + 600_000;
  const show = schedule.find(
    (each) => !each.cancelled && each.show_ts * 1000 > soon && !running.includes(each.show_type.type),
  );
  if (!show) throw new Error('The seed has planned no show.');
  return show;
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the page of a show says what comes next before hydration, and moves nothing after it, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { title, show_type: kind } = await nextShow();
    const shift = await watchLayoutShift(page);
    const release = await holdLife(page);
    await page.goto(showsPath(kind.type));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind.title);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(page.locator('html:not([data-alive])')).toBeAttached();
    release();
    // No input of a viewer: a shift right after one would not count.
    await wakeUp(page);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Past episodes' })).toBeAttached();
    await expect(
      page.getByRole('navigation', { name: 'Kinds of show' }).locator('[aria-current]'),
    ).toHaveText(kind.title);
    await expectUnmoved(shift, 0.01);
  });

test('React takes over the page of a camera, a show, a video and a player as the server rendered it', async ({
  page,
}) => {
  const [video] = await videosOf('highlight');
  for (const path of [
    '/wildlife/stream/tau-live',
    showsPath('on-point'),
    `${HIGHLIGHTS}/${video?.id}`,
    '/embed/tau',
  ]) {
    const release = await holdLife(page);
    await page.goto(path);
    const heading = page.locator('h1');
    await heading.evaluate((element) => element.setAttribute('data-of-server', ''));
    release();
    await wakeUp(page);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    // After a difference React would have rendered the page anew, and reported an error.
    await expect(heading).toHaveAttribute('data-of-server');
  }
});

test('fonts that come after the first paint wait for the next page: no text changes its lines as React takes over', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.woff2');
  const releaseLife = await holdLife(page);
  await page.goto(showsPath('ranger-show'), { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  const width = () =>
    heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
  const isPainted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(isPainted).toBe(1);
  const inFallback = await width();
  release();
  await page.evaluate(() => document.fonts.load('560 2rem "Fraunces Variable"'));
  releaseLife();
  await wakeUp(page);
  expect(await width()).toBe(inFallback);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R2-049 a camera arrives whole, and an unknown one says so', async ({ page, consoleWatch }) => {
    await page.goto('/wildlife/stream/tembe-live');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tembe');
    await expect(page.getByRole('heading', { name: 'About the place' })).toBeVisible();
    await expect(page.getByText(/^Up at .*, down at /)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Animals you may see' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Other cameras' }).getByRole('link')).toHaveCount(4);
    consoleWatch.allowError(/status of 404.*no-such-camera/);
    await page.goto('/wildlife/stream/no-such-camera-live');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera not found');
  });

  test('a kind of show says when its next show is', async ({ page }) => {
    const { title, show_type: kind } = await nextShow();
    await page.goto(showsPath(kind.type));
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(page.getByText(/· camp time\s· in\s/).first()).toBeVisible();
  });

  test('the address of a video shows its title, its picture and what it is about, an unknown one the list', async ({
    page,
    consoleWatch,
  }) => {
    const video = (await videosOf('highlight')).find(({ description }) => description !== '');
    await page.goto(`${HIGHLIGHTS}/${video?.id}`);
    const standIn = page.getByRole('article', { name: video?.title ?? '' });
    await expect(standIn.getByRole('heading')).toBeVisible();
    const picture = standIn.getByRole('img', { name: video?.title ?? '' });
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expect(standIn.getByText(video?.description ?? '')).toBeVisible();
    await standIn.getByRole('link', { name: 'CLOSE', exact: true }).click();
    await expect(page).toHaveURL(HIGHLIGHTS);
    await expect(page.getByRole('article', { name: video?.title ?? '' })).toHaveCount(0);
    consoleWatch.allowError(/status of 404.*\/video-highlights\/999999999/);
    await page.goto(`${HIGHLIGHTS}/999999999`);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such video' })).toBeVisible();
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
    await expectUnmoved(shift, 0.02);
    await dialog(page).getByRole('button', { name: 'CLOSE', exact: true }).click();
    await expect(page).toHaveURL(HIGHLIGHTS);
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await expect(page.locator('article, head [data-page]')).toHaveCount(0);
  });
