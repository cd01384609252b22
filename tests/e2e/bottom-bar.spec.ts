import { linkTo, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { Locator, Page } from '@playwright/test';
import { acceptCookies, expect, newPerson, openAlive, test } from './support/test.ts';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Most used' });

/** Expects that a part ends above the bar once the page has settled, after each time that `before` has acted. */
async function expectAboveBar(page: Page, part: Locator, before = async () => {}): Promise<void> {
  const beyond = async () => {
    await before();
    const [box, bar] = [await part.boundingBox(), await barOf(page).boundingBox()];
    return box && bar ? box.y + box.height - bar.y : Number.NaN;
  };
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

test('on a phone held upright five places are one tap away, but not beside a camera, nor on other windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await acceptCookies(page);
  await openAlive(page, '/');
  const links = barOf(page).getByRole('link');
  await expect(links).toHaveText(['Live', 'Multiview', 'Shows', 'Chat', 'Me']);
  await links.filter({ hasText: 'Chat' }).click();
  await expect(page).toHaveURL(/\/wildlife\/the-boma$/);
  await expect(links.filter({ hasText: 'Chat' })).toHaveAttribute('aria-current', 'page');
  const colourOf = (name: string) =>
    links.filter({ hasText: name }).evaluate((link) => getComputedStyle(link).color);
  const current = await colourOf('Chat');
  expect(await colourOf('Shows')).not.toBe(current);
  await expectAboveBar(page, page.getByRole('textbox', { name: 'Write to Boma' }));
  await links.filter({ hasText: 'Live' }).click();
  await expect(page).toHaveURL(/streams$/);
  await openAlive(page, linkTo('schedule'));
  await expect.poll(() => colourOf('Shows'), 'the schedule is a page of the shows').toBe(current);
  await openAlive(page, streamPath('tau'));
  await expect(barOf(page)).toBeHidden();
  for (const [width, height] of [
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAlive(page, sitePaths.premium);
    await expect(barOf(page)).toBeHidden();
  }
});

test('the bar covers neither the end of a page nor the notice about cookies, and leads members to their profile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newPerson(page);
  await openAlive(page, sitePaths.premium);
  await expect(barOf(page)).toBeVisible();
  const cookies = page.getByRole('region', { name: 'Cookies' });
  await expect(cookies).toBeVisible();
  await expectAboveBar(page, cookies);
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  // What comes late makes the page longer.
  const scrollDown = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAboveBar(page, last, scrollDown);
  await acceptCookies(page);
  await openAlive(page, sitePaths.premium);
  await barOf(page).getByRole('link', { name: 'Me' }).click();
  await expect(page).toHaveURL(/\/wildlife\/profile/);
});
