import type { Page } from '@playwright/test';
import { paidStreams } from '../support/paid-sources.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

const [DEN] = paidStreams;
const dialog = (page: Page) => page.getByRole('dialog');
const keepButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Keep moment' });

test('a member keeps a moment of a members’ camera, plays it and deletes it; a viewer is invited instead', async ({
  page,
  browser,
}) => {
  await newPerson(page, { userType: 'subscriber' });
  await openAlive(page, `/wildlife/stream/${DEN?.slug}-live`);
  await keepButton(page).click();
  await expect(dialog(page)).toContainText('The camera remembers four minutes.');
  const title = `The cubs come out ${Date.now()}`;
  await dialog(page).getByLabel('What did you see?').fill(title);
  await expectNoAxeFindings(page, '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'KEEP MOMENT', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/wildlife/profile/gallery');
  const kept = page
    .getByRole('list', { name: 'Your photos' })
    .getByRole('listitem')
    .filter({ hasText: title });
  const link = kept.getByRole('link');
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await link.click();
  const film = dialog(page).locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const length = await film.evaluate((video: HTMLVideoElement) => video.duration);
  expect(length).toBeGreaterThan(27);
  expect(length).toBeLessThan(37);

  const other = await browser.newPage();
  await newPerson(other);
  await other.goto(address);
  await expect(dialog(other)).toContainText('It plays with a Premium membership.');
  await expect(dialog(other).locator('video')).toHaveCount(0);
  await other.close();

  await dialog(page)
    .getByRole('button', { name: `Delete ${title}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(kept).toHaveCount(0);
});

test('a viewer without a membership who wants to keep a moment is invited', async ({ page }) => {
  await newPerson(page);
  await openAlive(page, '/wildlife/stream/tau-live');
  await keepButton(page).click();
  await expect(dialog(page).getByRole('link', { name: 'See what Premium brings' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'No Thanks' }).click();
  await expect(keepButton(page)).toBeFocused();
});
