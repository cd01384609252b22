import { streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { expectPlays, pressControl } from './support/cameras.ts';
import { expect, openAlive, test, wakeUp } from './support/test.ts';

const address = '/wildlife/multiview';
/** Controls for which a tile has no room. */
const ONLY_WHEN_ALONE = /^(Picture in picture|Quality)/;
const tilesOf = (page: Page) => page.getByRole('list', { name: 'Tiles' }).getByRole('listitem');
const playerOf = (page: Page, name: string) => page.getByRole('region', { name: `Player: ${name}` });

test('R2-013 plays the cameras of a shared address but members’ cameras, shows stills in the other tiles, and one camera has sound at a time', async ({
  page,
}) => {
  await openAlive(page, `${address}?layout=4&cameras=tau,,tembe,hyena-den&sound=tembe`);
  const tiles = tilesOf(page);
  await expect(tiles).toHaveCount(4);
  await expect(page.locator('video')).toHaveCount(2);
  await expect(tiles.nth(0).getByRole('region', { name: 'Player: Tau' })).toBeVisible();
  await expect(tiles.nth(2).getByRole('region', { name: 'Player: Tembe' })).toBeVisible();
  await expect(tiles.nth(1).locator('video')).toHaveCount(0);
  await expect(tiles.nth(1).getByRole('button', { name: 'Watch Nkorho' })).toBeVisible();
  await expect(tiles.nth(3).getByRole('link', { name: /subscribe/i })).toHaveAttribute(
    'href',
    '/wildlife/subscribe',
  );
  await expect(tiles.nth(3).locator('video')).toHaveCount(0);
  await expect(tiles.nth(3).getByText('$4.99 per month + VAT')).toBeVisible();
  for (const tile of [0, 2]) {
    const video = tiles.nth(tile).locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
  }
  const heard = () =>
    page
      .locator('video')
      .evaluateAll((all) => (all as HTMLVideoElement[]).map((video) => !video.muted && !video.paused));
  await expect.poll(heard).toEqual([false, true]);
  await expect(page).toHaveURL(/sound=tembe$/);
  const first = playerOf(page, 'Tau');
  await first.hover();
  await expect(first.getByRole('button', { name: 'Pause Tau' })).toBeVisible();
  await expect(first.getByRole('button', { name: ONLY_WHEN_ALONE })).toHaveCount(0);
  await pressControl(first, 'Unmute');
  await expect.poll(heard).toEqual([true, false]);
  await expect(page).toHaveURL(/sound=tau$/);
  await openAlive(page, streamPath('tau'));
  await expectPlays(page, 'Tau');
  await first.hover();
  await expect(first.getByRole('button', { name: ONLY_WHEN_ALONE })).toHaveCount(2);
});

const moving = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((all) => (all as HTMLVideoElement[]).filter(({ currentTime }) => currentTime > 0).length);

test('opens with four cameras that play without sound, fills a larger wall, keeps its nine during a look at one, and opens again with the wall that was left', async ({
  page,
}) => {
  await openAlive(page, address);
  await expect(page.locator('video')).toHaveCount(4);
  // Four at once take a busy machine longer than one.
  await expect.poll(() => moving(page), { timeout: 90_000 }).toBe(4);
  expect(
    await page.locator('video').evaluateAll((all) => (all as HTMLVideoElement[]).every(({ muted }) => muted)),
  ).toBe(true);
  await expect(page).toHaveURL(/\?layout=4&cameras=[a-z-]+(,[a-z-]+){3}$/);
  await page.getByRole('button', { name: '9', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Player: / })).toHaveCount(9);
  await expect(page).toHaveURL(/\?layout=9&cameras=[a-z-]+(,[a-z-]+){8}$/);
  const nine = new URL(page.url()).searchParams.get('cameras');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Player: / })).toHaveCount(1);
  await page.getByRole('button', { name: '9', exact: true }).click();
  await expect(page).toHaveURL(`${address}?layout=9&cameras=${nine}`);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page).not.toHaveURL(`${address}?layout=9&cameras=${nine}`);
  await expect(page.getByRole('region', { name: /^Player: / })).toHaveCount(9);
  const left = page.url();
  await openAlive(page, '/wildlife/contact-us');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Multiview' }).click();
  await expect(page).toHaveURL(left);
});

test('writes every change into the address, by keyboard alone', async ({ page }) => {
  await openAlive(page, `${address}?layout=4`);
  const tiles = tilesOf(page);
  await tiles.nth(0).getByRole('button', { name: 'Watch Tau' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}?layout=4&cameras=tau`);
  await expect(playerOf(page, 'Tau')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Camera in tile 1' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Camera in tile 2' }).focus();
  // One letter: a list that gets the second one late begins a new word.
  await page.keyboard.press('O');
  await expect(page).toHaveURL(`${address}?layout=4&cameras=tau,olifants-river`);
  await page.getByRole('button', { name: '2', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${address}?layout=2&cameras=tau,olifants-river`);
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(1).getByRole('region', { name: 'Player: Olifants River' })).toBeVisible();
});

/** In a tile as small as a phone's, the words over the still end above its clock. */
async function expectInvitationAboveClock(page: Page): Promise<void> {
  const tile = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Watch Kwa Maritane' }) });
  await tile.scrollIntoViewIfNeeded();
  const clock = tile.locator('[data-preview-clock]');
  await expect(clock).toBeVisible();
  // The page may still move between the two.
  await expect(async () => {
    const invitation = await tile.getByText('Watch Kwa Maritane').boundingBox();
    const badge = await clock.boundingBox();
    expect(invitation?.height).toBeGreaterThan(0);
    expect((invitation?.y ?? 0) + (invitation?.height ?? 0)).toBeLessThanOrEqual(badge?.y ?? 0);
  }).toPass({ timeout: 40_000 });
}

test('shows four empty tiles for an invalid address, then as many as chosen, which fit the page at every width, and ready-made walls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, `${address}?layout=__proto__&cameras=%3Cscript%3E,no-such-camera,../..&sound=%00`);
  await expect(tilesOf(page)).toHaveCount(4);
  await expect(page.getByRole('region', { name: /^Player: / })).toHaveCount(0);
  await expectInvitationAboveClock(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const layout of [1, 2, 4, 9]) {
      await page.getByRole('button', { name: String(layout), exact: true }).click();
      await expect(tilesOf(page)).toHaveCount(layout);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('button', { name: 'Waterholes' }).click();
  await expect(page).toHaveURL(/layout=4&cameras=tembe,/);
  await expect(playerOf(page, 'Tembe')).toBeVisible();
});

test('one press shows a camera large, keeps all of them playing, and the address, which can be copied, says so; a wall of any size fits the window', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlive(page, `${address}?layout=2&cameras=tau,tembe`);
  const wall = page.getByRole('list', { name: 'Tiles' });
  const video = await playerOf(page, 'Tembe').locator('video').elementHandle();
  const widthOf = async (name: string) => (await playerOf(page, name).boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Show Tembe large' }).click();
  await expect(page).toHaveURL(/&focus=tembe$/);
  await expect.poll(async () => (await widthOf('Tembe')) / (await widthOf('Tau'))).toBeGreaterThan(2.5);
  await expect(wall).toBeInViewport({ ratio: 1 });
  expect(await video?.evaluate((element) => element.isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Show Tembe large' }).click();
  await expect(page).toHaveURL(`${address}?layout=2&cameras=tau,tembe`);

  for (const layout of [1, 2, 4, 9]) {
    await page.getByRole('button', { name: String(layout), exact: true }).click();
    await expect(wall.locator(':scope > li')).toHaveCount(layout);
    await expect(wall).toBeInViewport({ ratio: 1 });
    for (const name of await wall.getByRole('combobox').all())
      await expect(name).toBeInViewport({ ratio: 1 });
  }
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('a button in the corner shows the tools of the wall, and hides them; upright they need none', async ({
    page,
  }) => {
    await openAlive(page, `${address}?layout=2&cameras=tau,tembe`);
    const tools = page.getByRole('button', { name: 'Tools of the wall' });
    const four = page.getByRole('button', { name: '4', exact: true });
    await expect(tools).toBeInViewport({ ratio: 1 });
    await expect(four).toBeHidden();
    await tools.tap();
    await four.tap();
    await expect(tilesOf(page)).toHaveCount(4);
    await tools.tap();
    await expect(four).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(four).toBeVisible();
    await expect(tools).toBeHidden();
  });

  test('the button in the corner lies over no tile of a small phone, whatever its wall', async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 });
    for (const wall of ['1&cameras=tau', '4&cameras=tau', '9&cameras=tau', '9&cameras=tau&focus=tau']) {
      await openAlive(page, `${address}?layout=${wall}`);
      await expect(tilesOf(page)).toHaveCount(Number(wall[0]));
      const button = await page.getByRole('button', { name: 'Tools of the wall' }).boundingBox();
      const rights = (await boxesOf(page)).map(([x = 0, , width = 0]) => x + width);
      expect(Math.max(...rights), wall).toBeLessThanOrEqual(button?.x ?? 0);
    }
  });

  const boxesOf = (page: Page) =>
    tilesOf(page).evaluateAll((tiles) =>
      tiles.map((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );

  test('two cameras, with which the wall begins, fill the width; four chosen ones fill the height, and are there again', async ({
    page,
  }) => {
    const sideBySide = [
      [8, 79, 411, 231],
      [425, 79, 411, 231],
    ];
    await page.goto(address);
    await expect.poll(() => boxesOf(page), 'before the wall begins').toEqual(sideBySide);
    await wakeUp(page);
    await expect(page).toHaveURL(/\?layout=2&cameras=[a-z-]+,[a-z-]+$/);
    await openAlive(page, `${address}?layout=2&cameras=tau,tembe`);
    await expect.poll(() => boxesOf(page)).toEqual(sideBySide);
    const tools = page.getByRole('button', { name: 'Tools of the wall' });
    await tools.tap();
    await page.getByRole('button', { name: '4', exact: true }).tap();
    await tools.tap();
    await page.evaluate(() => scrollTo(0, 0));
    await expect
      .poll(() => boxesOf(page))
      .toEqual([
        [85, 4, 334, 188],
        [425, 4, 334, 188],
        [85, 198, 334, 188],
        [425, 198, 334, 188],
      ]);
    const name = page.getByRole('combobox', { name: 'Camera in tile 4' });
    await expect(name).toBeInViewport({ ratio: 1 });
    expect((await name.boundingBox())?.y).toBeCloseTo(198, 0);
    await openAlive(page, address);
    await expect(page).toHaveURL(/\?layout=4&cameras=tau,tembe,[a-z-]+,[a-z-]+$/);
  });

  test('nothing lies over YouTube’s player', async ({ page }) => {
    await openAlive(page, `${address}?layout=2&cameras=ridge,tau`);
    const picture = await playerOf(page, 'Ridge').boundingBox();
    const name = await page.getByRole('combobox', { name: 'Camera in tile 1' }).boundingBox();
    expect(name?.y).toBeCloseTo((picture?.y ?? Number.NaN) + (picture?.height ?? Number.NaN), 0);
  });
});
