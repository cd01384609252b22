import type { Page } from '@playwright/test';
import { scriptOf } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

const loader = '#page-loader';

/** Pauses the page's clock: only the test moves it from now on. */
async function stopTime(page: Page) {
  await page.clock.install({ time: 0 });
  // Well ahead: the clock runs until it is paused.
  await page.clock.pauseAt(60_000);
}

test('R2-100 the loader fades once the page is ready and goes 1.5 s later', async ({ page }) => {
  await stopTime(page);
  await page.goto('/wildlife/about-us');
  await expect(page.locator(loader)).toHaveAttribute('data-done', '');
  await page.clock.runFor(1400);
  await expect(page.locator(loader)).toBeAttached();
  // Until then it is a thin bar that takes no pointer events.
  expect(await page.locator(loader).evaluate((bar) => getComputedStyle(bar).pointerEvents)).toBe('none');
  expect((await page.locator(loader).boundingBox())?.height).toBeLessThanOrEqual(4);
  await page.clock.runFor(200);
  await expect(page.locator(loader)).toHaveCount(0);
});

test('R2-101 the loader goes after 10 s even if the API hangs and the page is never ready', async ({
  page,
}) => {
  await page.route('**/api/**', () => new Promise(() => undefined));
  await stopTime(page);
  // The document itself stays unfinished: a script in it that never arrives keeps it from being ready.
  await page.route(`**${scriptOf('src/entry-boot.ts')}`, () => new Promise(() => undefined));
  await page.goto('/wildlife/about-us', { waitUntil: 'commit' });
  await page.locator(loader).waitFor({ state: 'attached' });
  await page.clock.runFor(9900);
  await expect(page.locator(loader)).toBeAttached();
  await page.clock.runFor(200);
  await expect(page.locator(loader)).toHaveCount(0);
});
