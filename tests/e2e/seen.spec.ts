import { photoPath } from '@boma/domain/content-paths.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import type { Locator, Page } from '@playwright/test';
import { chooseQuality, expectPlays } from './support/cameras.ts';
import { hasEnded } from './support/film-end.ts';
import { greysShown, matchFrame, watchFrames } from './support/seen-frames.ts';
import { acceptCookies, expect, newPerson, openAlive, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const player = (page: Page) => page.getByRole('region', { name: 'Player: Nkorho' });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const secondOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** Expects a picture or film of a page to be the one that the viewer saw at the last press, to half a second. */
async function expectSeen(page: Page, shown: { readonly on: Page; readonly at: string }): Promise<void> {
  const { late, difference } = await matchFrame(page, await greysShown(shown.on, shown.at));
  // A small picture is not drawn: the media server's still takes its place.
  const lines = await page.evaluate(() => document.querySelector('video')?.videoHeight);
  const found = `${shown.at} is ${late} s late and differs by ${difference}; the player shows ${lines} lines`;
  expect(Math.abs(late), found).toBeLessThanOrEqual(0.5);
  // A picture of another camera or in another light differs by more than ten.
  expect(difference, found).toBeLessThan(1);
}

/** Plays Nkorho in the quality in which moments are kept, so that equal pictures are equal. */
async function watchNkorho(page: Page): Promise<Locator> {
  await acceptCookies(page);
  await openAlive(page, streamPath('nkorho'));
  await expectPlays(page, 'Nkorho');
  const video = player(page).locator('video');
  await chooseQuality(player(page), '720p');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(720);
  await watchFrames(page);
  const from = await secondOf(video);
  await expect.poll(() => secondOf(video)).toBeGreaterThan(from + 1);
  return video;
}

async function expectSnapshot(page: Page): Promise<void> {
  await button(page, 'Snapshot').click();
  await expect(dialog(page).getByRole('img', { name: 'Nkorho, as you saw it' })).toBeVisible();
  await expectSeen(page, { on: page, at: '[role=dialog] img' });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Expects a film to end with the picture that the viewer saw on another page. */
async function expectEndsWithSeen(page: Page, other: Page): Promise<void> {
  await expect(async () => {
    expect(await hasEnded(other.locator('[role=dialog] video'))).toBe(true);
    await expectSeen(page, { on: other, at: '[role=dialog] video' });
  }).toPass({ timeout: 40_000 });
}

/** Keeps a moment, and expects its dialog to show the picture that its film ends with. */
async function expectMoment(page: Page): Promise<void> {
  await button(page, 'Keep moment').click();
  await expect(dialog(page).getByRole('img', { name: 'Nkorho, as you saw it' })).toBeVisible();
  await expectSeen(page, { on: page, at: '[role=dialog] img' });
  await dialog(page).getByLabel('What did you see?').fill('What I saw');
  // Presses on the dialog are not presses at the camera.
  const pressed = await page.evaluate(() => window.seenFrames.pressed);
  const keeping = page.waitForResponse((answer) => answer.url().endsWith('/api/moment') && answer.ok(), {
    timeout: 120_000,
  });
  // A call that a busy machine does not answer in time is repeated, as a member would.
  const words = dialog(page).getByLabel('What did you see?');
  await expect(async () => {
    if (await words.isVisible()) await words.press('Enter', { timeout: 10_000 });
    await expect(dialog(page)).toHaveCount(0, { timeout: 45_000 });
  }).toPass();
  const { id } = ((await (await keeping).json()) as { data: { id: string } }).data;
  await page.evaluate((seconds) => {
    window.seenFrames.pressed = seconds;
  }, pressed);

  const other = await page.context().newPage();
  await openAlive(other, photoPath(id));
  await expectEndsWithSeen(page, other);
  await other.close();
}

test('a snapshot shows the picture that the viewer saw, and a moment ends with it: live, after a pause and after a rewind', async ({
  page,
  consoleWatch,
}) => {
  test.setTimeout(480_000);
  // A busy machine may not answer in time. The member presses again.
  consoleWatch.allowError(
    /Keeping a moment failed AppError: unavailable|503 \(Service Unavailable\) \(.*\/api\/moment\)/,
  );
  await newPerson(page, { userType: 'subscriber' });
  const video = await watchNkorho(page);
  await expectSnapshot(page);
  await expectMoment(page);

  await page.keyboard.press('k');
  await expect(player(page).getByRole('status')).toHaveText('Paused.');
  const behind = async () =>
    Number.parseInt(
      await player(page)
        .getByText(/^\d+ s behind$/)
        .innerText(),
      10,
    );
  const atFirst = await behind();
  await expect.poll(behind).toBeGreaterThan(atFirst + 5);
  await expectSnapshot(page);
  await expectMoment(page);

  await page.keyboard.press('k');
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime -= 20;
  });
  const from = await secondOf(video);
  await expect.poll(() => secondOf(video)).toBeGreaterThan(from + 1);
  await expectSnapshot(page);
  await expectMoment(page);
});
