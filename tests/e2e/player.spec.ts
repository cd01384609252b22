import { createHmac } from 'node:crypto';
import { streamPath } from '@boma/domain/site-paths.ts';
import type { Locator, Page } from '@playwright/test';
import { mediaServer, playbackSecret, setOnAir } from '../support/run.ts';
import { chooseQuality, expectPlays, pressControl } from './support/cameras.ts';
import { expect, openAlive, signInAs, test } from './support/test.ts';

const playerOf = (page: Page, name: string) => page.getByRole('region', { name: `Player: ${name}` });
const videoOf = (page: Page, name: string) => playerOf(page, name).locator('video');
const stateOf = (page: Page, name: string) => playerOf(page, name).getByRole('status');
const secondsOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

async function watch(page: Page, slug: string, name: string): Promise<Locator> {
  await openAlive(page, streamPath(slug));
  await expectPlays(page, name);
  return videoOf(page, name);
}

/** Records every state but playing that the player announces from now on. */
async function listen(page: Page, name: string): Promise<() => Promise<string[]>> {
  const said = await stateOf(page, name).evaluateHandle((element) => {
    const heard: string[] = [];
    const note = () =>
      / is (live|behind live)\.$/.test(element.textContent) || heard.push(element.textContent);
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
    return heard;
  });
  return () => said.jsonValue();
}

/** Hovers the player, so that its controls show. */
async function showControls(page: Page, name: string): Promise<Locator> {
  const player = playerOf(page, name);
  await player.hover();
  return player;
}

/**
 * A seam of the camera's loop in its playlist: how many seconds the list has before it, and the segment behind it. The
 * last one may be at the live edge, so this is the one before.
 */
function seamIn(playlist: string) {
  const before = playlist.split('#EXT-X-DISCONTINUITY\n').slice(0, -2).join('');
  const segments = [...before.matchAll(/^(\d+)\.ts/gm)].map(([, sequence]) => Number(sequence));
  return { at: 4 * segments.length, segment: (segments.at(-1) ?? 0) + 1 };
}

/** Expects that the last control ends within the picture at the width of every phone. */
async function expectRoomOnPhones(page: Page, name: string): Promise<void> {
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      const player = await showControls(page, name);
      const [frame, last] = await Promise.all([
        player.boundingBox(),
        player.getByRole('button', { name: 'Full screen' }).boundingBox(),
      ]);
      expect((last?.x ?? Number.NaN) + (last?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0),
      );
    }).toPass();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Expects that a press returns to live, and how the player says so. A busy machine falls behind again. */
async function expectGoesLive(page: Page, name: string): Promise<void> {
  const player = playerOf(page, name);
  const timeout = 5000;
  await expect(async () => {
    if (await player.getByRole('button', { name: 'Go live' }).isVisible())
      await pressControl(player, 'Go live');
    await expect(stateOf(page, name)).toHaveText(`${name} is live.`, { timeout });
    await expect(player.getByText('Live', { exact: true })).toBeVisible({ timeout });
    await expect(player.getByText(/^\d+ s delay$/)).toBeVisible({ timeout });
  }).toPass();
}

test('R2-195 plays across the seam of its loop, returns to live at a press, falls behind while paused, and fits its controls on a phone', async ({
  page,
}) => {
  const listed = page.waitForResponse(/\/nkorho\/\w+\/chunks\.m3u8/);
  const asked: string[] = [];
  page.on('response', (answer) => answer.ok() && asked.push(new URL(answer.url()).pathname));
  const video = await watch(page, 'nkorho', 'Nkorho');
  // The player counts its seconds from the beginning of the first list.
  const { at, segment } = seamIn(await (await listed).text());
  await video.evaluate((element: HTMLVideoElement, seconds) => {
    element.currentTime = seconds;
  }, at - 4);
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(at - 3.7);
  await expectPlays(page, 'Nkorho');
  const said = await listen(page, 'Nkorho');
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(at + 1);
  for (const side of [segment - 1, segment])
    expect(asked).toContainEqual(expect.stringContaining(`/${side}.ts`));
  expect(await said(), 'it says nothing but that it plays').toEqual([]);

  await expect(stateOf(page, 'Nkorho')).toHaveText('Nkorho is behind live.');
  const player = await showControls(page, 'Nkorho');
  await expect(player.getByText('Live', { exact: true })).toHaveCount(0);
  await expectGoesLive(page, 'Nkorho');
  await expectRoomOnPhones(page, 'Nkorho');

  await pressControl(player, 'Pause Nkorho');
  await expect(stateOf(page, 'Nkorho')).toHaveText('Paused.');
  await expect(player.getByRole('button', { name: 'Go live' })).toBeVisible();
  const behind = async () => Number.parseInt(await player.getByText(/^\d+ s behind$/).innerText(), 10);
  const atFirst = await behind();
  await expectRoomOnPhones(page, 'Nkorho');
  await expect.poll(behind).toBeGreaterThan(atFirst + 1);
  const before = await behind();
  // A longer pause leads to the same.
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime -= 8;
  });
  await expect.poll(behind).toBeGreaterThan(before + 6);
  await pressControl(player, 'Play Nkorho');
  await expect(stateOf(page, 'Nkorho')).toHaveText('Nkorho is behind live.');
});

test('says when a camera is off the air, offers another, and resumes on its own', async ({
  page,
  consoleWatch,
}) => {
  // The browser itself reports each playlist that is not found.
  consoleWatch.allowError(/404 \(Not Found\)/);
  await page.clock.install();
  const video = await watch(page, 'mopane-hide', 'Mopane Hide');
  const player = playerOf(page, 'Mopane Hide');
  await setOnAir('mopane-hide', false);
  try {
    // It plays out what it has first.
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.buffered.end(element.buffered.length - 1) - 1;
    });
    await expect(stateOf(page, 'Mopane Hide')).toHaveText(/^Mopane Hide is off the air\./, {
      timeout: 60_000,
    });
    await expect(player.getByText('Mopane Hide is off the air', { exact: true })).toBeVisible();
    await expect(player.getByText(/^Trying (again in \d+ s|now …)$/)).toBeVisible();
    await expect(player.getByRole('link', { name: /^Watch .+ meanwhile$/ })).toBeVisible();
  } finally {
    await setOnAir('mopane-hide', true);
  }
  // Its next try, which may be half a minute away.
  await page.clock.fastForward(30_000);
  await expectPlays(page, 'Mopane Hide');
  const from = await secondsOf(video);
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(from + 1);
});

test('R2-092 R2-093 responds to its keys, plays the chosen quality, and fills the screen by its button, which also leaves full screen', async ({
  page,
}) => {
  const video = await watch(page, 'tau', 'Tau');
  const player = playerOf(page, 'Tau');
  const sound = () => video.evaluate((element: HTMLVideoElement) => [element.muted, element.volume]);
  const height = () => video.evaluate((element: HTMLVideoElement) => element.videoHeight);
  await player.getByRole('button', { name: 'Pause Tau' }).focus();
  // The delay after a pause depends on how long the test took.
  const plays = /^Tau is (live|behind live)\.$/;
  await page.keyboard.press('k');
  await expect(stateOf(page, 'Tau')).toHaveText('Paused.');
  await page.keyboard.press('k');
  await expect(stateOf(page, 'Tau')).toHaveText(plays);
  // A press on the picture leaves the keys with the player.
  await player.locator('[data-surface]').click();
  await expect(stateOf(page, 'Tau')).toHaveText('Paused.');
  await page.keyboard.press(' ');
  await expect(stateOf(page, 'Tau')).toHaveText(plays);

  // One that does not play yet. The picture follows at the next segment, so it is looked at last.
  const quality = (await height()) === 270 ? 720 : 270;
  await chooseQuality(player, `${quality}p`);
  await expect(player.getByRole('button', { name: `Quality: ${quality}p` })).toBeFocused();

  const [muted] = await sound();
  await page.keyboard.press('m');
  await expect.poll(async () => (await sound())[0]).toBe(!muted);
  if (!muted) await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await expect.poll(sound).toEqual([false, 0.7]);

  await pressControl(player, 'Full screen');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  const wayOut = player.getByRole('button', { name: 'Leave full screen' });
  await expect(wayOut).toBeVisible();
  await pressControl(player, 'Leave full screen');
  await expect.poll(isFull).toBe(false);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await expect.poll(height).toBe(quality);
});

/** A signed playlist address as the server makes it, valid for `seconds`. */
function ticket(code: string, seconds: number) {
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const token = createHmac('sha256', playbackSecret()).update(`${code}:${expires}`).digest('base64url');
  const url = `${mediaServer()}/boma/${code}/playlist.m3u8?expires=${expires}&token=${token}`;
  return { data: { url, expires_at: expires } };
}

test('renews the address of a paid camera while it plays', async ({ page }) => {
  await signInAs(page, 'subscriber');
  const tokenOf = (url: string) => new URL(url).searchParams.get('token');
  const given: (string | null)[] = [];
  await page.route('**/api/streams/*/playback', (route) => {
    const next = ticket('hyena-den', 600 * (given.length + 1));
    given.push(tokenOf(next.data.url));
    return route.fulfill({ json: next });
  });
  await page.clock.install();
  const video = await watch(page, 'hyena-den', 'Hyena Den');
  const said = await listen(page, 'Hyena Den');
  expect(given, 'the renewal is still to come').toHaveLength(1);
  // A minute and a half before the media server would refuse the first address.
  await page.clock.fastForward(511_000);
  await expect.poll(() => given).toHaveLength(2);
  const fetched = (kind: RegExp) =>
    page.waitForResponse(
      (answer) => kind.test(answer.url()) && answer.ok() && tokenOf(answer.url()) === given[1],
    );
  await Promise.all([fetched(/\/hyena-den\/.+\.m3u8\?/), fetched(/\/hyena-den\/.+\.ts\?/)]);
  const late: string[] = [];
  page.on('request', (request) => tokenOf(request.url()) === given[0] && late.push(request.url()));
  const from = await secondsOf(video);
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(from + 1);
  expect(late, 'the first address is out of use').toEqual([]);
  expect(given).toHaveLength(2);
  expect(await said(), 'nothing was to be seen of it').toEqual([]);
});

/** Answers like YouTube's frame and lists the commands it receives. */
const YOUTUBE_STAND_IN = `<!doctype html><title>Stand-in</title><ol></ol><script>
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data);
    document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: func ?? event }));
    const playerState = { pauseVideo: 2, playVideo: 1 }[func];
    if (playerState) parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState } }), '*');
  });
</script>`;

test('R7-088 plays a YouTube camera in a frame of the cookieless host, with the same controls', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: YOUTUBE_STAND_IN }),
  );
  await openAlive(page, streamPath('ridge'));
  const player = playerOf(page, 'Ridge');
  const frame = player.frameLocator('iframe');
  await expect(frame.getByText('listening')).toBeVisible();
  await expect(player.locator('iframe')).toHaveAttribute('src', /\/embed\/bomaRidge01\?autoplay=1/);
  await pressControl(player, 'Pause Ridge');
  await expect(frame.getByText('pauseVideo')).toBeVisible();
  await pressControl(player, 'Play Ridge');
  await expect(frame.getByText('playVideo').last()).toBeVisible();
  await expect(player.getByRole('button', { name: 'Pause Ridge' })).toBeVisible();
});

test("plays with the browser's own HLS if the address asks for it", async ({ page }) => {
  // The frame for other sites has the same player and little else.
  await openAlive(page, '/embed/tau?hls=native');
  await page.getByRole('button', { name: 'Play Tau' }).click();
  const video = videoOf(page, 'Tau');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.src))
    .toContain('/boma/tau/playlist.m3u8');
  await expectPlays(page, 'Tau');
  const from = await secondsOf(video);
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(from + 1);
});
