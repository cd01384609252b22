import { sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { acceptCookies, expect, newPerson, openAlive, test } from './support/test.ts';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Most used' });
const topOf = async (page: Page) => (await barOf(page).boundingBox())?.y ?? 0;

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
  const composer = await page.getByRole('textbox', { name: 'Write to Boma' }).boundingBox();
  expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThanOrEqual(await topOf(page));
  await links.filter({ hasText: 'Live' }).click();
  await expect(page).toHaveURL(/streams$/);
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
  const notice = await cookies.boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(await topOf(page));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await expect
    .poll(async () => {
      const box = await last.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) - (await topOf(page));
    })
    .toBeLessThanOrEqual(0);
  await acceptCookies(page);
  await openAlive(page, sitePaths.premium);
  await barOf(page).getByRole('link', { name: 'Me' }).click();
  await expect(page).toHaveURL(/\/wildlife\/profile/);
});
