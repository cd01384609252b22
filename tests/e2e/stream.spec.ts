import type { Page } from '@playwright/test';
import { site } from '../support/run.ts';
import {
  expectPlays,
  listStreams,
  startPreviewsAtOnce,
  streamPage,
  streamsPage,
  watchStills,
} from './support/cameras.ts';
import { scriptOf } from './support/scripts.ts';
import {
  expect,
  holdLife,
  openAlive,
  openInOwnLetters,
  serverTellsTime,
  signInAs,
  stopClock,
  test,
} from './support/test.ts';

const LOCKED =
  'This Live stream is only available on Premium. Subscribe now and enjoy ads free live streams and subscriber exclusive content, and help promote wildlife conservation.';

/** Where the camera is, and which animals are likely. */
async function expectTembesPlace(page: Page): Promise<void> {
  const place = page.getByRole('region', { name: 'About the place' });
  await expect(place.getByText('Umfula Sand Forest, South Africa')).toBeVisible();
  await expect(place.locator('[data-sun=rise]')).toHaveText(/^\d{1,2}:\d\d AM$/);
  await expect(place.locator('[data-sun=set]')).toHaveText(/^\d{1,2}:\d\d PM$/);
  const animals = page.getByRole('region', { name: 'Animals you may see' }).getByRole('listitem');
  await expect(animals.first()).toHaveText('Elephantmost days');
}

// The test of the chat beside a camera looks at a registered user.
test('R2-198 R2-199 R2-204 R4-060 a guest user has the picker and no strip, and choosing another camera replaces player, metadata and place', async ({
  page,
}) => {
  await openAlive(page, streamPage('tau'));
  await expect(page.getByRole('main').getByRole('button', { name: 'Streams', exact: true })).toBeVisible();
  const others = page.getByRole('list', { name: 'Other cameras' });
  await expect(others.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Stream previews' })).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await others.getByRole('link', { name: /Tembe/ }).click();
  await page.getByRole('link', { name: 'View Tembe stream and chat' }).click();
  await expect(page).toHaveURL(streamPage('tembe'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tembe');
  await expect(page).toHaveTitle(/^Tembe · /);
  await expect(page.getByRole('region', { name: 'Player: Tembe' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Player: Tau' })).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/wildlife\/stream\/tembe-live$/,
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/covers\/tembe\.jpg$/);
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  await expectTembesPlace(page);
});

test('before the page is alive, its script fetches the player’s code and, at a tap, the playlist, which the player takes; nothing of it for a viewer who saves data', async ({
  page,
}) => {
  let asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const playlists = () => asked.filter((url) => url.endsWith('/tau/playlist.m3u8')).length;
  // Only the boot script gives its links a priority.
  const engine = scriptOf('src/features/player/engines/hls-engine.later.ts');
  const ahead = page.locator(`link[rel=modulepreload][fetchpriority][href="${engine}"]`);
  const release = await holdLife(page);
  // Otherwise the page would come alive by itself.
  await page.clock.install();
  await stopClock(page);
  await page.goto(streamPage('tau'));
  // The script waits for a frame.
  const look = async () => {
    await page.clock.runFor(20);
    return ahead.count();
  };
  await expect.poll(look).toBeGreaterThan(0);
  expect(playlists()).toBe(0);
  await page.locator('#root').dispatchEvent('pointerdown');
  await expect.poll(playlists).toBe(1);
  await expect(page.locator('html:not([data-alive])')).toBeAttached();
  await page.clock.resume();
  release();
  await expectPlays(page, 'Tau');
  expect(playlists()).toBe(1);

  await page.evaluate(() => localStorage.setItem('boma:low-data', 'on'));
  // Until then the first page goes on playing.
  await page.goto('about:blank');
  asked = [];
  await openAlive(page, streamPage('tau'));
  await expect(page.getByRole('button', { name: 'Play Tau' })).toBeVisible();
  await expect(ahead).toHaveCount(0);
  expect(asked.filter((url) => url.endsWith(engine) || url.includes('.m3u8'))).toEqual([]);
});

test.describe('to a viewer in Kolkata', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test("R2-200 R2-207 R9-036 shows the time at the camera in UTC+2, and new previews every 20 s, in 'Choose a Stream' every 40 s, where a press opens one", async ({
    page,
  }) => {
    await startPreviewsAtOnce(page);
    await serverTellsTime(page);
    await page.clock.install({ time: new Date('2026-07-01T11:05:00Z') });
    const below = watchStills(page, 'tembe');
    const asked = watchStills(page, 'nkorho');
    const inPicker = () =>
      new Set(asked.filter((address) => Number(new URL(address).searchParams.get('t')) < 5e7));
    await openAlive(page, streamPage('tau'));
    const timeAtCamera = page.locator('main [data-clock=camp]').first();
    // A busy machine may have taken some minutes to open the page.
    await test.step('R2-196 R2-197 both clocks are right', async () => {
      await expect(timeAtCamera).toHaveText(/^1:(0[5-9]|1\d) PM$/);
      await expect(page.locator('main [data-clock=viewer]')).toHaveText(/^4:(3[5-9]|4\d) PM$/);
    });
    await page.locator('[data-still=tembe]').scrollIntoViewIfNeeded();
    await expect.poll(() => below.length).toBeGreaterThan(0);
    await stopClock(page);
    const before = below.length;
    await test.step('R9-034 a preview is new after 20 s', async () => {
      await page.clock.runFor(20_000);
      await expect.poll(() => below.length).toBe(before + 1);
    });

    await page.clock.resume();
    await page.getByRole('main').getByRole('button', { name: 'Streams' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a Stream' });
    // The seed has 13 cameras. Another test may have added one meanwhile.
    await expect.poll(() => picker.getByRole('listitem').count()).toBeGreaterThanOrEqual(13);
    await expect.poll(() => inPicker().size).toBeGreaterThan(0);
    await stopClock(page);
    const beforeInPicker = inPicker().size;
    await test.step('R2-201 one in the picker is new after 40 s', async () => {
      await page.clock.runFor(40_000);
      await expect.poll(() => inPicker().size).toBe(beforeInPicker + 1);
    });
    await expect(timeAtCamera).toHaveText(/^1:(0[6-9]|1\d) PM$/);
    await page.clock.resume();
    await picker.getByRole('link', { name: /Nkorho/ }).click();
    await expect(page.getByRole('dialog', { name: 'Nkorho' })).toBeVisible();
    await expect(picker).toBeHidden();
  });
});

test.describe('a camera for members', () => {
  for (const userType of ['guest', 'registered'] as const) {
    test(`R4-058 R6-026 R6-027 invites a ${userType} user to subscribe and requests no playback`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      if (userType !== 'guest') await signInAs(page, userType);
      await openAlive(page, streamPage('hyena-den'));
      const main = page.getByRole('main');
      await expect(main.getByText(LOCKED, { exact: true })).toBeVisible();
      await expect(main.getByRole('region', { name: /^Player/ })).toHaveCount(0);
      await expect(main.locator('video')).toHaveCount(0);
      expect(asked.filter((url) => /playback|\.m3u8/.test(url))).toEqual([]);
      const offer = page.getByRole('region', { name: 'Hyena Den is on Premium' });
      await expect(offer.getByRole('link', { name: 'Sign in' })).toBeVisible({
        visible: userType === 'guest',
      });
      // What is offered instead is free.
      const others = page.getByRole('list', { name: 'Other cameras' });
      await expect(others.getByRole('listitem')).toHaveCount(4);
      await expect(others.getByText('Heron Island')).toHaveCount(0);
      await main.getByRole('link', { name: 'SUBSCRIBE', exact: true }).click();
      await expect(page).toHaveURL('/wildlife/subscribe');
    });
  }

  test('lets its offer scroll away on a phone, with text at 200 % too, while the picture of an open camera stays', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, streamPage('tau'));
    const picture = page.getByRole('region', { name: 'Player: Tau' });
    await page.getByText('Other cameras').first().scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport();
    await openAlive(page, streamPage('hyena-den'));
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const offer = page.getByRole('region', { name: 'Hyena Den is on Premium' });
    await expect(offer).toBeInViewport();
    await page.getByText('Other cameras').first().scrollIntoViewIfNeeded();
    await expect(page.getByText('Other cameras').first()).toBeInViewport();
    await expect(offer).not.toBeInViewport();
  });
});

test('R2-198 R2-199 R2-204 R6-022 a subscriber user has the strip and no picker, under a header in one row from width 1200', async ({
  page,
  request,
}) => {
  const streams = await listStreams(request);
  await signInAs(page, 'subscriber');
  await openInOwnLetters(page, streamPage('tau'));
  const strip = page.getByRole('list', { name: 'Stream previews' });
  const seeded = strip.getByRole('listitem').filter({ hasNotText: 'Camera operator-' });
  await expect(seeded).toHaveCount(streams.length - 1);
  await expect.poll(() => strip.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect(page.getByRole('main').getByRole('button', { name: 'Streams', exact: true })).toHaveCount(0);
  // The camera's header replaces the one of the loading page.
  const header = page
    .locator('[data-stream-header]')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  await test.step('R9-075 R9-076 the header is one row from 1200 px on', async () => {
    for (const [width, direction] of [
      [1201, 'row'],
      [1200, 'row'],
      [1199, 'column'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(header).toHaveCSS('flex-direction', direction);
    }
  });
});

test('R2-049 an unknown camera says so in a page that came without the cameras, once their list has loaded, which may fail first', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Fetching 'streams' failed.*unavailable/);
  consoleWatch.allowError(/404|^Failed to load resource/);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/streams', async (route) => {
    await failed;
    await route.abort();
  });
  // As without a network, or while the store is away.
  await page.route(`**${streamPage('no-such-camera')}`, (route) =>
    route.continue({ url: `${site()}/shell` }),
  );
  await openAlive(page, streamPage('no-such-camera'));
  await expect(page.getByRole('region', { name: 'Loading the camera' })).toBeVisible();
  await expect(page).toHaveURL(streamPage('no-such-camera'));
  fail();
  await expect(page.getByRole('heading', { name: 'We cannot reach the cameras' })).toBeVisible();
  await page.unroute('**/api/streams');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Camera not found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Camera not found/);
  await expect(page).toHaveURL(streamPage('no-such-camera'));
  await page.getByRole('link', { name: 'See all cameras' }).click();
  await expect(page).toHaveURL(streamsPage);
});

test('shows the camera’s poster before the script loads', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto(streamPage('tembe'), { waitUntil: 'commit' });
  const frame = page.locator('[data-stage] > div');
  await expect
    .poll(() => frame.evaluate((element) => getComputedStyle(element).backgroundImage))
    .toContain('/covers/tembe.jpg');
  await expect(page).toHaveTitle(/^Tembe · /);
});
