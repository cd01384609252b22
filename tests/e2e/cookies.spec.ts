import type { Page } from '@playwright/test';
import { accountButton } from './support/account-forms.ts';
import { expect, expectLater, goInside, openAlive, signInAs, test } from './support/test.ts';
import { scrollUntil } from './support/videos.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;
const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const accepted = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookies-accepted');

/** Every cookie that the policy names. Each lasts one year. */
const COOKIES = [
  'cookies-accepted',
  'streamsViewPerRow',
  'highlightsPerRow',
  'pastShowsPerRow',
  'autoplay_intro_video',
];

test('R2-088 R2-090 R2-091 notice and policy say what is stored; Esc and a reload accept nothing, the button of the policy accepts the cookies', async ({
  page,
}) => {
  await page.clock.install();
  await openAlive(page, '/wildlife/about-us');
  await expectLater(page, notice(page));
  await expect(notice(page).getByRole('paragraph')).toHaveText(
    'A few small cookies remember how you like the site: how many cameras you see in a row, and that you have read this. None of them knows who you are.',
  );
  const opener = notice(page).getByRole('button', { name: 'Cookie policy' });
  await opener.click();
  const policy = page.getByRole('dialog', { name: 'Cookie policy' });
  const rows = policy.getByRole('row');
  await expect(rows.first()).toHaveText('CookieWhat it remembersHow long');
  const named = await rows.locator('td:first-child').allTextContents();
  expect(named).toEqual(COOKIES);
  expect(await rows.locator('td:last-child').allTextContents()).toEqual(COOKIES.map(() => 'One year'));
  await expect(policy).toContainText('There are none for advertising, none that follow you to other sites');
  await expect(policy).toContainText('You can delete all of this in your browser whenever you like.');
  await page.keyboard.press('Escape');
  await expect(policy).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await accepted(page)).toBeUndefined();

  await page.reload();
  await expectLater(page, notice(page));
  await opener.click();
  await expect(policy).toBeVisible();
  await expect.poll(() => policy.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await policy.getByRole('button', { name: 'Close and continue' }).click();
  await expect(policy).toBeHidden();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(async () => (await accepted(page))?.value).toBe('1');
});

/** The cookies of this browser, each of which lasts for a year. */
async function cookieNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  for (const { name, expires } of cookies)
    expect(Math.abs(expires - Date.now() / 1000 - ONE_YEAR), name).toBeLessThan(300);
  return cookies.map(({ name }) => name).toSorted();
}

test('R2-088 R2-089 R3-055 the notice leaves once it is accepted, and the site writes exactly these cookies for a year, whatever a visitor chooses', async ({
  page,
}) => {
  await page.clock.install();
  await openAlive(page, '/');
  await expectLater(page, notice(page));
  await notice(page).getByRole('button', { name: 'Okay' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => document.cookie)).toContain('cookies-accepted=1');
  await scrollUntil(page, page.locator('video[data-autoplay]'));
  for (const [address, group] of [
    ['/wildlife/live-african-wildlife-safari-streams', 'Cameras per row'],
    ['/wildlife/video-highlights', 'Videos per row'],
    ['/wildlife/shows/ranger-show', 'Videos per row'],
  ] as const) {
    await goInside(page, address);
    const two = page.getByRole('group', { name: group }).getByRole('button', { name: '2', exact: true });
    await two.scrollIntoViewIfNeeded();
    await two.click();
    await expect(two).toHaveAttribute('aria-pressed', 'true');
  }
  await signInAs(page, 'registered');
  await openAlive(page, '/wildlife/the-boma');
  await expect(accountButton(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await goInside(page, '/wildlife/profile');
  await expect.poll(() => cookieNames(page)).toEqual(COOKIES.toSorted());
});
