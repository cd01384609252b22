import { photoPath } from '@boma/domain/content-paths.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { bestRendition, parsePlaylist } from '@boma/domain/streams/playlist.ts';
import type { Page } from '@playwright/test';
import { call } from '../../support/api.ts';
import { mediaServer } from '../../support/run.ts';
import { chooseQuality, expectPlays } from '../support/cameras.ts';
import { hasEnded } from '../support/film-end.ts';
import { expect, newPerson, openAlive, test } from '../support/test.ts';
import { clockIn, expectSeen, watchClock } from './burnt-clock.ts';
import { DEN, type Outpost, openOutpost, POST } from './outpost.ts';
import { expectPlaysOn, watchPicture } from './watch-picture.ts';

let outpost: Outpost;

const playlist = () => `${mediaServer()}/boma/${POST.slug}/playlist.m3u8`;
const playlistStatus = async () => (await fetch(playlist())).status;

test.beforeAll(async () => {
  outpost = await openOutpost();
  const areLive = async () => (await call('live')).data.live.filter((slug) => slug.startsWith('fence'));
  await expect.poll(areLive, { timeout: 60_000 }).toHaveLength(2);
  // A second try finds what the site knew of the first one's cameras.
  await expect.poll(playlistStatus, { timeout: 60_000 }).toBe(200);
});
test.afterAll(() => outpost?.close());

const dialog = (page: Page) => page.getByRole('dialog');
const playerStatus = (page: Page) =>
  page.getByRole('region', { name: `Player: ${POST.name}` }).getByRole('status');
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const seenPicture = (page: Page) => dialog(page).getByRole('img', { name: `${POST.name}, as you saw it` });

/** Milliseconds that are left of a time after a moment. */
const left = (from: number, milliseconds: number) => Math.max(0, from + milliseconds - Date.now());

/** Plays one of the two streams of the camera, which the player names by their heights. */
async function expectChanges(page: Page, height: number): Promise<void> {
  const player = page.getByRole('region', { name: `Player: ${POST.name}` });
  await chooseQuality(player, `${height}p`);
  const video = player.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(height);
  const from = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(from + 2);
  await expectPlays(page, POST.name);
}

async function readList(url: string) {
  const list = parsePlaylist(await (await fetch(url)).text());
  if (!list) throw new Error(`No playlist is at ${url}.`);
  return list;
}

/** How much of its past the camera can still show in its best stream, in seconds. */
async function secondsOfFilm(): Promise<number> {
  const list = await readList(playlist());
  const best = list.kind === 'master' ? bestRendition(list) : undefined;
  const film = best ? await readList(new URL(best.uri, playlist()).href) : list;
  return film.kind === 'media' ? film.segments.reduce((sum, { seconds }) => sum + seconds, 0) : 0;
}

async function expectSnapshot(page: Page): Promise<void> {
  await press(page, 'Snapshot');
  await expect(seenPicture(page)).toBeVisible();
  await expectSeen(page, await clockIn(seenPicture(page)));
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Keeps a moment, and expects its film to end with what the member saw. */
async function expectMoment(page: Page): Promise<void> {
  await press(page, 'Keep moment');
  await expect(seenPicture(page)).toBeVisible();
  await expectSeen(page, await clockIn(seenPicture(page)));
  const pressedAt = await page.evaluate(() => window.pressedAt);
  await dialog(page).getByLabel('What did you see?').fill('At the fence');
  const keeping = page.waitForResponse((answer) => answer.url().endsWith('/api/moment'));
  await dialog(page).getByLabel('What did you see?').press('Enter');
  const kept = await keeping;
  expect(kept.status(), await kept.text()).toBe(200);
  const { id } = ((await kept.json()) as { data: { id: string } }).data;

  const other = await page.context().newPage();
  await openAlive(other, photoPath(id));
  const film = other.locator('[role=dialog] video');
  await expect.poll(() => film.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThan(1);
  await watchClock(other);
  await other.evaluate((seen) => {
    window.pressedAt = seen;
  }, pressedAt);
  await expect(async () => {
    expect(await hasEnded(film)).toBe(true);
    await expectSeen(other, await clockIn(film));
  }).toPass({ timeout: 40_000 });
  await other.close();
}

test('a real camera plays in both of its streams, its viewers are counted, and what a member keeps of it shows what the member saw', async ({
  page,
}) => {
  await newPerson(page, { userType: 'subscriber' });
  await openAlive(page, streamPath(POST.slug));
  await expectPlays(page, POST.name);
  await expect(page.getByRole('main').getByText('1 watching').first()).toBeVisible();
  await expectChanges(page, 180);
  // A moment is kept in the best stream. The two of this camera do not film the same, as those of a real one do.
  await expectChanges(page, 270);
  await watchClock(page);
  await expectSnapshot(page);
  // Of a moment of 30 seconds more than half has to be there, and a viewer sees what is some seconds old.
  await expect.poll(secondsOfFilm, { timeout: 60_000 }).toBeGreaterThan(30);
  await expectMoment(page);
});

test('the picture goes on over a killed ffmpeg, and over a restart of the gateway after a few seconds at most', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/502 \(Bad Gateway\) \(.*fence-post/);
  await openAlive(page, streamPath(POST.slug));
  await expectPlays(page, POST.name);
  await watchPicture(page);
  await outpost.killFfmpeg();
  await expectPlaysOn(page, 1000);
  const stoppedAt = Date.now();
  await outpost.restartGateway();
  // A busy machine takes longer to start it.
  const started = Date.now() - stoppedAt;
  await expectPlaysOn(page, Math.min(15_000, Math.max(5000, started + 3000)));
});

test('a real camera without power for a minute is off the air within 40 seconds, back within 20 of its return, and plays on by itself', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/404 \(Not Found\) \(.*fence-post/);
  await openAlive(page, streamPath(POST.slug));
  await expectPlays(page, POST.name);
  await outpost.unplug();
  const unpluggedAt = Date.now();
  await expect(playerStatus(page)).toHaveText(/ is off the air\./, { timeout: 40_000 });
  const isLive = async () => (await call('live')).data.live.includes(POST.slug);
  await expect.poll(isLive, { timeout: left(unpluggedAt, 60_000) }).toBe(false);
  await expect.poll(() => left(unpluggedAt, 60_000), { timeout: 61_000 }).toBe(0);
  await outpost.plugIn();
  await expect.poll(playlistStatus, { timeout: 20_000 }).toBe(200);
  await expectPlays(page, POST.name);
  await watchClock(page);
  const video = page.getByRole('main').locator('video');
  const before = await clockIn(video);
  await expect.poll(() => clockIn(video)).not.toBeCloseTo(before, 0);
});

test('a real camera of members plays for a member, and is refused without a ticket', async ({
  page,
  browser,
}) => {
  const { token } = await newPerson(page, { userType: 'subscriber' });
  await openAlive(page, streamPath(DEN.slug));
  await expectPlays(page, DEN.name);
  const den = (await call('listStreams')).data.find(({ slug }) => slug === DEN.slug);
  const { url } = (await call('streamPlayback', { token, params: { id: String(den?.id) } })).data;
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);

  const guest = await browser.newPage();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAlive(guest, streamPath(DEN.slug));
  await expect(guest.getByRole('link', { name: 'SUBSCRIBE', exact: true })).toBeVisible();
  expect(asked.filter((path) => path.startsWith(`/boma/${DEN.slug}/`))).toEqual([]);
});
