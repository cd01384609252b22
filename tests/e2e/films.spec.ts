import type { Locator, Page } from '@playwright/test';
import { listStreams, streamsPage } from './support/cameras.ts';
import { expect, expectLater, openAlive, test } from './support/test.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Featured camera' });
const film = (place: Locator) => place.locator('[data-film][data-moving]');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the moving pictures' });
const start = (page: Page) => page.getByRole('button', { name: 'Let the pictures move' });
const still = (page: Page, slug: string) => page.locator(`.stream-card [data-still=${slug}]`);

// The films load once the page has rested for a moment.
test.beforeEach(({ page }) => page.clock.install());

/** Proves that a film plays, and that it cannot be heard. */
async function expectPlaying(place: Locator) {
  await expectLater(place.page(), film(place));
  const video = place.locator('video');
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  const at = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(at);
}

/** Long after the films would have loaded, none has. */
async function expectStill(page: Page) {
  // It comes with the code that plays the films.
  await expectLater(page, start(page));
  for (let second = 0; second < 10; second += 1) await page.clock.fastForward(1000);
  await expect(page.locator('video')).toHaveCount(0);
}

test('home’s hero plays a camera once the page is alive, and the whole picture leads to it', async ({
  page,
}) => {
  const early: string[] = [];
  let alive = false;
  page.on('request', (each) => {
    if (!alive && each.url().includes('.m3u8')) early.push(each.url());
  });
  await openAlive(page, '/');
  alive = true;
  expect(early, 'playlists requested before the page was alive').toEqual([]);
  await expectPlaying(hero(page));
  const watch = hero(page).getByRole('link', { name: /^Watch (?!with sound)/ });
  const camera = (await watch.getAttribute('href')) ?? 'the link has no address';
  // The link lies over the picture.
  await hero(page)
    .locator('[data-still]')
    .click({ force: true, position: { x: 400, y: 150 } });
  await expect(page).toHaveURL(camera);
});

test('a press lets home’s hero be heard where it is, and another one silences it', async ({ page }) => {
  await openAlive(page, '/');
  await expectLater(page, film(hero(page)));
  const isHeard = () =>
    hero(page)
      .locator('video')
      .evaluateAll((all) => (all as HTMLVideoElement[]).map(({ muted, paused }) => !muted && !paused));
  await hero(page).getByRole('button', { name: 'Turn sound on' }).click();
  await expect.poll(isHeard).toEqual([true]);
  await expect(page).toHaveURL('/');
  await hero(page).getByRole('button', { name: 'Turn sound off' }).click();
  await expectPlaying(hero(page));
});

test('pictures stay still for a viewer who wants less motion, until they ask, and on the next visit of one who stopped them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/');
  await expectStill(page);
  await start(page).click();
  await expectPlaying(hero(page));
  await stop(page).click();
  await expect(hero(page).locator('video')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAlive(page, '/');
  await expectStill(page);
});

test('a card plays while the pointer or the focus rests on it, one card at a time, and a members-only card does not play for a guest', async ({
  page,
  request,
}) => {
  const streams = await listStreams(request);
  const membersOnly = streams.find((stream) => stream.subscriber_only);
  const [first, second] = streams.filter(
    ({ subscriber_only: paid, source_kind: kind }) => !paid && kind === 'hls',
  );
  if (!membersOnly || !first || !second) throw new Error('The catalogue has too few cameras.');
  const asked: string[] = [];
  page.on('request', (each) => each.url().includes(`/${membersOnly.code}/`) && asked.push(each.url()));
  await openAlive(page, streamsPage);
  // The one after it plays, so the code that plays cards was there.
  await still(page, membersOnly.slug).hover({ force: true });
  await still(page, first.slug).scrollIntoViewIfNeeded();
  await still(page, first.slug).hover({ force: true });
  await expectPlaying(still(page, first.slug));
  await still(page, second.slug).hover({ force: true });
  await expectPlaying(still(page, second.slug));
  await expect(page.locator('.stream-card video')).toHaveCount(1);
  expect(asked, 'requests for the film of the members-only card').toEqual([]);
  await page.mouse.move(0, 0);
  await expect(page.locator('.stream-card video')).toHaveCount(0);
  // The keyboard's own way to a card.
  await page.locator('.stream-card a', { has: page.locator(`[data-still=${first.slug}]`) }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expectPlaying(still(page, first.slug));
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a card plays after a long look', async ({ page, request }) => {
    const [, camera] = (await listStreams(request)).filter(
      ({ subscriber_only: paid, source_kind: kind }) => !paid && kind === 'hls',
    );
    if (!camera) throw new Error('The catalogue has too few open cameras.');
    await openAlive(page, streamsPage);
    // What plays cards comes with the filters. Then the look begins.
    await expectLater(page, page.getByRole('search'));
    await still(page, camera.slug).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectPlaying(still(page, camera.slug));
  });
});
