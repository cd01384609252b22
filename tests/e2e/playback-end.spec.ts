import { streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { call, request } from '../support/api.ts';
import { stored } from '../support/stored.ts';
import { expectPlays } from './support/cameras.ts';
import { expect, newPerson, openAlive, registerStaff, test } from './support/test.ts';

const camera = { slug: 'hyena-den', name: 'Hyena Den' };

/** The player renews its playback URL a minute and a half before the ten minutes are over. */
const UNTIL_RENEWAL = 511_000;

/** Opens the page of a member who watches a camera. `renew` brings the time at which the player renews its playback URL. */
async function watchAsMember(page: Page) {
  const person = await newPerson(page, { userType: 'subscriber' });
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/playback')) answers.push(answer.status());
  });
  await page.clock.install();
  await openAlive(page, streamPath(camera.slug));
  await expectPlays(page, camera.name);
  expect(answers).toEqual([200]);
  return {
    person,
    /** The statuses of the renewals. */
    renewals: () => answers.slice(1),
    renew: () => page.clock.fastForward(UNTIL_RENEWAL),
  };
}

/** Proves that nothing plays and that the media server is asked for nothing more, although its URLs have not expired yet. */
async function expectDark(page: Page): Promise<void> {
  const playing = () =>
    page
      .locator('video')
      .evaluateAll((all) => (all as HTMLVideoElement[]).filter((each) => !each.paused).length);
  await expect.poll(playing).toBe(0);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes(`/boma/${camera.slug}/`)) asked.push(sent.url());
  });
  await page.keyboard.press('k');
  // Several times as long as a player waits between two readings of the playlist.
  await page.clock.runFor(20_000);
  await expect.poll(playing).toBe(0);
  expect(asked).toEqual([]);
}

test.beforeEach(({ consoleWatch }) => consoleWatch.allowError(/^Failed to load resource/));

test('after a refund the player stops at the next renewal, and the page offers a membership', async ({
  page,
}) => {
  const { person, renewals, renew } = await watchAsMember(page);
  await call('requestRefund', { token: person.token });
  await renew();
  const main = page.getByRole('main');
  const invitation = main.getByRole('link', { name: 'SUBSCRIBE', exact: true });
  await expect(invitation).toBeVisible();
  await expectDark(page);
  // The page may learn of the refund before the player asks, so the test asks as well.
  const { id = 0 } = (await stored.streams(camera.slug).get()).data() ?? {};
  const answer = await request('streamPlayback', { token: person.token, params: { id } });
  expect(new Set([...renewals(), answer.status])).toEqual(new Set([403]));
  await openAlive(page, streamPath(camera.slug));
  await expect(invitation).toBeVisible();
  await expect(main.locator('video')).toHaveCount(0);
});

test('after a ban the player stops at the next renewal, and the viewer is signed out', async ({
  page,
  consoleWatch,
}) => {
  // The player or the session notices first: the player asks to sign in, the session shows the reason.
  consoleWatch.allowError(/^(?:Finding the sign-in again|Restoring the session) failed AppError: banned/);
  const reason = 'You sold rhino horn.';
  const { person, renewals, renew } = await watchAsMember(page);
  const staff = await registerStaff('zoomie');
  await call('imposeSanction', {
    token: staff.token,
    body: { uid: person.uid, kind: 'ban', reason },
  });
  await renew();
  const dialog = page.getByRole('dialog', { name: 'Sign in or register' });
  const told = dialog.or(page.locator('[data-toaster]').getByText(reason, { exact: false }));
  await expect(told.first()).toBeVisible();
  for (const status of renewals()) expect([401, 403]).toContain(status);
  // The dialog may come after the reason, and covers the page.
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    const invitation = page.getByRole('main').getByRole('link', { name: 'SUBSCRIBE', exact: true });
    await expect(invitation).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectDark(page);
});
