import { streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { store } from '../../functions/src/platform/store.ts';
import { signedPlaylistUrl } from '../../functions/src/streams/playback-token.ts';
import { call, request } from '../support/api.ts';
import { mediaServer, playbackSecret } from '../support/run.ts';
import { expectPlays } from './support/cameras.ts';
import { expect, newPerson, openAlive, registerStaff, test } from './support/test.ts';

const camera = { slug: 'hyena-den', name: 'Hyena Den' };
const media = () => ({ mediaServer: mediaServer(), mediaApplication: 'boma' });
/** Seconds for which a playback URL is valid in this test; in production ten minutes. */
const SHORT = 12;

/**
 * Opens the page of a member who watches a camera. The playback URLs are the server's, with a shorter lifetime. After `end`
 * every renewal goes to the server, and its answer is recorded.
 */
async function watchAsMember(page: Page) {
  const person = await newPerson(page, { userType: 'subscriber' });
  const given: string[] = [];
  const refused: number[] = [];
  let ended = false;
  await page.route('**/api/streams/*/playback', async (route) => {
    if (ended) {
      const answer = await route.fetch();
      refused.push(answer.status());
      return route.fulfill({ response: answer });
    }
    const expires_at = Math.floor(Date.now() / 1000) + SHORT;
    const url = signedPlaylistUrl(media(), playbackSecret(), camera.slug, expires_at);
    given.push(url);
    return route.fulfill({ json: { data: { url, expires_at } } });
  });
  await openAlive(page, streamPath(camera.slug));
  await expectPlays(page, camera.name);
  return {
    person,
    refused,
    end: () => {
      ended = true;
    },
    /** The statuses of the media server for the playback URLs. */
    addressStatuses: () => Promise.all(given.map(async (url) => (await fetch(url)).status)),
  };
}

/** Proves that nothing plays and that nothing is fetched after the playback URLs have expired. */
async function expectDark(page: Page, statuses: () => Promise<number[]>): Promise<void> {
  const playing = () =>
    page
      .locator('video')
      .evaluateAll((all) => (all as HTMLVideoElement[]).filter((each) => !each.paused).length);
  await expect.poll(playing).toBe(0);
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set([403]));
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.ok() && response.url().includes(`/boma/${camera.slug}/`)) answered.push(response.url());
  });
  await page.keyboard.press('k');
  await expect.poll(playing).toBe(0);
  expect(answered).toEqual([]);
}

test.beforeEach(({ consoleWatch }) => consoleWatch.allowError(/^Failed to load resource/));

test('after a refund the player stops at the next renewal, and the page offers a membership', async ({
  page,
}) => {
  const { person, end, refused, addressStatuses } = await watchAsMember(page);
  await call('requestRefund', { token: person.token });
  end();
  const main = page.getByRole('main');
  const invitation = main.getByRole('link', { name: 'SUBSCRIBE', exact: true });
  await expect(invitation).toBeVisible();
  await expectDark(page, addressStatuses);
  // The page may learn of the refund before the player asks, so the test asks as well.
  const { id = 0 } = (await store.streams(camera.slug).get()).data() ?? {};
  const answer = await request('streamPlayback', { token: person.token, params: { id } });
  expect(new Set([...refused, answer.status])).toEqual(new Set([403]));
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
  const { person, end, refused, addressStatuses } = await watchAsMember(page);
  const staff = await registerStaff('zoomie');
  await call('imposeSanction', {
    token: staff.token,
    body: { uid: person.uid, kind: 'ban', reason },
  });
  end();
  const dialog = page.getByRole('dialog', { name: 'Come to the fire' });
  const told = dialog.or(page.locator('[data-toaster]').getByText(reason, { exact: false }));
  await expect(told.first()).toBeVisible();
  await expectDark(page, addressStatuses);
  for (const status of refused) expect([401, 403]).toContain(status);
  // The dialog may come after the reason, and covers the page.
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    const invitation = page.getByRole('main').getByRole('link', { name: 'SUBSCRIBE', exact: true });
    await expect(invitation).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
