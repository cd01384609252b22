import { expect, openAlive, test } from './support/test.ts';

const address = '/wildlife/multiview';

test('R2-013 plays the cameras of a shared address, and shows stills in the other tiles', async ({
  page,
}) => {
  await openAlive(page, `${address}?layout=4&cameras=tau,,tembe`);
  const tiles = page.getByRole('list', { name: 'Tiles' }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  await expect(page.getByRole('region', { name: /^Player: / })).toHaveCount(2);
  await expect(tiles.nth(0).getByRole('region', { name: 'Player: Tau' })).toBeVisible();
  await expect(tiles.nth(2).getByRole('region', { name: 'Player: Tembe' })).toBeVisible();
  await expect(tiles.nth(1).locator('video')).toHaveCount(0);
  await expect(tiles.nth(1).getByRole('button', { name: 'Watch Nkorho' })).toBeVisible();
  for (const tile of [0, 2]) {
    await expect
      .poll(() =>
        tiles
          .nth(tile)
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.currentTime),
      )
      .toBeGreaterThan(0);
  }
});

test('writes every change into the address, by keyboard alone', async ({ page }) => {
  await openAlive(page, address);
  const tiles = page.getByRole('list', { name: 'Tiles' }).getByRole('listitem');
  await tiles.nth(0).getByRole('button', { name: 'Watch Tau' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}?layout=4&cameras=tau`);
  await expect(page.getByRole('region', { name: 'Player: Tau' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Camera in tile 1' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Camera in tile 2' }).focus();
  await page.keyboard.type('Nkor');
  await expect(page).toHaveURL(`${address}?layout=4&cameras=tau,nkorho`);
  await page.getByRole('button', { name: '2', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${address}?layout=2&cameras=tau,nkorho`);
  await expect(tiles).toHaveCount(2);
  await page.reload();
  await expect(tiles.nth(1).getByRole('region', { name: 'Player: Nkorho' })).toBeVisible();
});

test('has as many tiles as chosen, which stay within the page at every width, and ready-made walls', async ({
  page,
}) => {
  await openAlive(page, address);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const layout of [1, 2, 4, 9]) {
      await page.getByRole('button', { name: String(layout), exact: true }).click();
      await expect(page.getByRole('list', { name: 'Tiles' }).getByRole('listitem')).toHaveCount(layout);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('button', { name: 'Waterholes' }).click();
  await expect(page).toHaveURL(/layout=4&cameras=tembe,/);
  await expect(page.getByRole('region', { name: 'Player: Tembe' })).toBeVisible();
});

test('only one camera has sound at a time', async ({ page }) => {
  await openAlive(page, `${address}?layout=2&cameras=tau,tembe&sound=tau`);
  const videos = page.locator('video');
  await expect(videos).toHaveCount(2);
  const heard = () =>
    videos.evaluateAll((all) => (all as HTMLVideoElement[]).map((video) => !video.muted && !video.paused));
  await expect.poll(heard).toEqual([true, false]);
  await page.goto(`${address}?layout=2&cameras=tau,tembe&sound=tembe`);
  await page.locator('#root').dispatchEvent('pointerdown');
  await expect.poll(heard).toEqual([false, true]);
  await expect(page).toHaveURL(/sound=tembe$/);
  const first = page.getByRole('region', { name: 'Player: Tau' });
  await first.hover();
  await first.getByRole('button', { name: 'Unmute' }).click();
  await expect.poll(heard).toEqual([true, false]);
  await expect(page).toHaveURL(/sound=tau$/);
});

test('does not play members’ cameras for other viewers', async ({ page }) => {
  await openAlive(page, `${address}?layout=1&cameras=hyena-den`);
  const tile = page.getByRole('list', { name: 'Tiles' }).getByRole('listitem');
  await expect(tile.getByRole('link', { name: /subscribe/i })).toHaveAttribute('href', '/wildlife/subscribe');
  await expect(tile.locator('video')).toHaveCount(0);
});

test('shows four empty tiles for an invalid address', async ({ page }) => {
  await openAlive(page, `${address}?layout=__proto__&cameras=%3Cscript%3E,no-such-camera,../..&sound=%00`);
  await expect(page.getByRole('list', { name: 'Tiles' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: /^Player: / })).toHaveCount(0);
});

test('on a phone the invitation of a tile covers neither its badges nor its clock', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/wildlife/multiview');
  const tile = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Watch Kwa Maritane' }) });
  const clock = tile.locator('[data-preview-clock]');
  await expect(clock).toBeVisible();
  const invitation = await tile.getByText('Watch Kwa Maritane').boundingBox();
  const badge = await clock.boundingBox();
  expect(invitation?.height).toBeGreaterThan(0);
  expect((invitation?.y ?? 0) + (invitation?.height ?? 0)).toBeLessThanOrEqual(badge?.y ?? 0);
});

test('a wall of any size fits the window, with every name in sight', async ({ page }) => {
  await openAlive(page, `${address}?layout=1&cameras=tau,tembe`);
  const tiles = page.getByRole('list', { name: 'Tiles' });
  for (const layout of [1, 2, 4, 9]) {
    await page.getByRole('button', { name: String(layout), exact: true }).click();
    await expect(tiles.locator(':scope > li')).toHaveCount(layout);
    await expect(tiles).toBeInViewport({ ratio: 1 });
    for (const name of await tiles.getByRole('combobox').all())
      await expect(name).toBeInViewport({ ratio: 1 });
  }
});

test('one press shows a camera large, keeps all of them playing, and the address, which can be copied, says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlive(page, `${address}?layout=2&cameras=tau,tembe`);
  const tile = (name: string) => page.getByRole('region', { name: `Player: ${name}` });
  const video = await tile('Tembe').locator('video').elementHandle();
  const widthOf = async (name: string) => (await tile(name).boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Show Tembe large' }).click();
  await expect(page).toHaveURL(/&focus=tembe$/);
  await expect.poll(async () => (await widthOf('Tembe')) / (await widthOf('Tau'))).toBeGreaterThan(2.5);
  await expect(page.getByRole('list', { name: 'Tiles' })).toBeInViewport({ ratio: 1 });
  expect(await video?.evaluate((element) => element.isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Show Tembe large' }).click();
  await expect(page).toHaveURL(`${address}?layout=2&cameras=tau,tembe`);
});
