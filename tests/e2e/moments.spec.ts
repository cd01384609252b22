import type { Page } from '@playwright/test';
import { paidStreams } from '../support/paid-sources.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expectPlays } from './support/cameras.ts';
import { expect, goInside, newPerson, openAlive, signInAs, test } from './support/test.ts';

const [DEN] = paidStreams;
const camera = `/wildlife/stream/${DEN?.slug}-live`;
const dialog = (page: Page) => page.getByRole('dialog');
const keepButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Keep moment' });

/** Expects an invitation where a member plays this moment, and where a member keeps one. */
async function expectInvited(page: Page, moment: string): Promise<void> {
  await openAlive(page, moment);
  await expect(dialog(page)).toContainText('It plays with a Premium membership.');
  await expect(dialog(page).locator('video')).toHaveCount(0);
  await goInside(page, '/wildlife/stream/tau-live');
  await keepButton(page).click();
  await expect(dialog(page).getByRole('link', { name: 'See what Premium brings' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'No Thanks' }).click();
  await expect(keepButton(page)).toBeFocused();
}

test('a member keeps a moment of a members’ camera, plays it and deletes it; a viewer without a membership is invited instead', async ({
  page,
  browser,
  consoleWatch,
}) => {
  consoleWatch.allowError(/503 \(Service Unavailable\) \(.*\/api\/moment\)/);
  await newPerson(page, { userType: 'subscriber' });
  await openAlive(page, camera);
  await expectPlays(page, DEN?.name ?? '');
  await keepButton(page).click();
  await expect(dialog(page)).toContainText('Keep it within four minutes');
  const title = `The cubs come out ${Date.now()}`;
  await dialog(page).getByLabel('What did you see?').fill(title);
  await expectNoAxeFindings(page, '[role=dialog]');
  // A call that a busy machine does not answer in time is repeated, as a member would.
  const keep = dialog(page).getByRole('button', { name: 'KEEP MOMENT', exact: true });
  await expect(async () => {
    if (await keep.isVisible()) await keep.click({ timeout: 10_000 });
    await expect(dialog(page)).toHaveCount(0, { timeout: 45_000 });
  }).toPass();

  // A camera that plays would be taken along.
  await page.keyboard.press('k');
  await expect(page.getByRole('region', { name: /^Player: / }).getByRole('status')).toHaveText('Paused.');
  await goInside(page, '/wildlife/profile/gallery');
  const kept = page
    .getByRole('list', { name: 'Your photos' })
    .getByRole('listitem')
    .filter({ hasText: title });
  const link = kept.getByRole('link');
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);

  const other = await browser.newPage();
  await signInAs(other, 'registered');
  await expectInvited(other, address);
  await other.close();

  await link.click();
  const film = dialog(page).locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const length = await film.evaluate((video: HTMLVideoElement) => video.duration);
  expect(length).toBeGreaterThan(27);
  expect(length).toBeLessThan(37);
  await dialog(page)
    .getByRole('button', { name: `Delete ${title}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(kept).toHaveCount(0);
});
