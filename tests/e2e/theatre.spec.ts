import type { Locator, Page } from '@playwright/test';
import { expectPlays, pressControl, streamPage } from './support/cameras.ts';
import { chatPanel, joinChat, sayIt, unique } from './support/chat.ts';
import { expect, goInside, newPerson, openAlive, test } from './support/test.ts';

const playerOf = (page: Page, name: string) => page.getByRole('region', { name: `Player: ${name}` });
const pictureOf = (page: Page) => playerOf(page, 'Tau').locator('[data-picture]');
const mini = (page: Page) => page.getByRole('region', { name: 'Mini player' });

/** Waits for the page, not only for its address. The page has no video. */
async function expectSchedule(page: Page): Promise<void> {
  await expect(page).toHaveURL('/wildlife/schedule');
  await expect(page.getByRole('heading', { level: 1, name: 'Show Schedule' })).toBeVisible();
}

/** Remembers the video that plays now. The returned function proves that the same one plays on. */
async function holdVideo(page: Page): Promise<() => Promise<void>> {
  const video = await playerOf(page, 'Tau').locator('video').elementHandle();
  if (!video) throw new Error('The player has no video.');
  return async () => {
    const at = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
    const before = await at();
    await expect.poll(at).toBeGreaterThan(before);
    expect(await video.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page.locator('video')).toHaveCount(1);
  };
}

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Makes the page believe that there is no network. */
async function loseNetwork(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    dispatchEvent(new Event('offline'));
  });
  await expect(page.locator('[data-offline-bar]')).toContainText('You are offline.');
}

/** Expects the bar about the network at the very top of the window, and all of these parts below it. */
async function expectBelowBar(page: Page, ...parts: readonly Locator[]): Promise<void> {
  const bar = await boxOf(page.locator('[data-offline-bar]'));
  expect([bar.y, bar.height]).toEqual([0, 32]);
  for (const part of parts) {
    await expect.poll(async () => (await boxOf(part)).y).toBeGreaterThanOrEqual(32);
    await expect(part).toBeInViewport({ ratio: 1 });
  }
}

/** Expects the navigation as icons, which show their names to pointer and keyboard. */
async function expectFoldedNavigation(page: Page): Promise<void> {
  const rail = page.locator('#left-navigation');
  const width = async () => (await boxOf(rail)).width;
  await expect.poll(width).toBeLessThan(90);
  await rail.getByRole('link', { name: 'Multiview' }).hover();
  await expect.poll(width).toBeGreaterThan(200);
  await page.mouse.move(900, 500);
  await expect.poll(width).toBeLessThan(90);
  await rail.getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(width).toBeGreaterThan(200);
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('beside a folded navigation a viewer plays and talks, goes to another page and back, and the same video plays on; home’s hero rests until it is stopped', async ({
    page,
  }) => {
    await newPerson(page);
    const panel = await joinChat(page, streamPage('tau'), 'Tau');
    await expectPlays(page, 'Tau');
    await expectFoldedNavigation(page);
    const expectPlaying = await holdVideo(page);
    await expect.poll(async () => (await boxOf(pictureOf(page))).width).toBeGreaterThanOrEqual(1000);
    await sayIt(panel, unique('Pull up a chair'));
    await expect(pictureOf(page)).toBeInViewport({ ratio: 1 });

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Show Schedule' }).click();
    await expectSchedule(page);
    await expect(mini(page).getByRole('region', { name: 'Player: Tau' })).toBeInViewport({ ratio: 1 });
    await expectPlaying();
    await pressControl(mini(page), 'Pause Tau');
    await expect(playerOf(page, 'Tau').getByRole('status')).toHaveText('Paused.');
    await mini(page).getByRole('button', { name: 'Play Tau' }).click();

    await mini(page).getByRole('link', { name: 'Back to Tau' }).click();
    await expect(page).toHaveURL(streamPage('tau'));
    await expect(mini(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('region', { name: 'Player: Tau' })).toBeVisible();
    await expectPlaying();

    const homeLink = page.getByRole('banner').getByRole('link', { name: /, home$/ });
    await homeLink.click();
    await expect(page.getByRole('button', { name: 'Stop the moving pictures' })).toBeVisible();
    await expect(mini(page)).toBeVisible();
    const hero = page.getByRole('region', { name: 'Featured camera' });
    await expect(hero.locator('video')).toHaveCount(0);
    await mini(page).getByRole('button', { name: 'Stop watching Tau' }).click();
    await expect(hero.locator('[data-film][data-moving]')).toBeAttached();
  });

  test('R2-013 the mini player and its media end when the viewer closes it, and when a camera of the multiview plays', async ({
    page,
  }) => {
    await openAlive(page, streamPage('tau'));
    await expectPlays(page, 'Tau');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Show Schedule' }).click();
    await mini(page).getByRole('button', { name: 'Stop watching Tau' }).click();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(mini(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/wildlife/contact-us');
    expect(asked.filter((url) => /\.(?:m3u8|ts|m4s)/.test(url))).toEqual([]);

    await goInside(page, streamPage('tau'));
    await expectPlays(page, 'Tau');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Multiview' }).click();
    // Its wall begins at once.
    await expect(page.getByRole('region', { name: 'Player: Tembe' }).locator('video')).toHaveCount(1);
    await expect(mini(page)).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(4);
  });

  test('keys work anywhere on the page, but not while the viewer types, and ? lists them; a camera paused by key is not taken along', async ({
    page,
  }) => {
    await openAlive(page, streamPage('tau'));
    await expectPlays(page, 'Tau');
    await page.keyboard.press('t');
    await expect(page.getByRole('banner')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner')).toBeVisible();
    const composer = chatPanel(page, 'Tau').getByRole('textbox');
    await composer.fill('');
    await composer.pressSequentially('kt?');
    await expect(composer).toHaveValue('kt?');
    await expectPlays(page, 'Tau');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('c');
    await expect(chatPanel(page, 'Tau')).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(chatPanel(page, 'Tau')).toBeVisible();
    await page.keyboard.press('k');
    await expect(playerOf(page, 'Tau').getByRole('status')).toHaveText('Paused.');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list).toBeVisible();
    await list.getByRole('checkbox', { name: 'Letters work on the whole page' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('t');
    await page.keyboard.press('c');
    await expect(chatPanel(page, 'Tau')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Show Schedule' }).click();
    await expectSchedule(page);
    await expect(page.locator('video')).toHaveCount(0);
  });
});

test('a camera for members ends the theatre, for which its offer has no button', async ({ page }) => {
  await openAlive(page, streamPage('hyena-den'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tau', exact: true }).click();
  await expectPlays(page, 'Tau');
  await page.keyboard.press('t');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('banner')).toBeVisible();
  // Nor does its key begin one: the key after it is heard.
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-theatre]')).toHaveCount(0);
});

test.describe('without a header in the window', () => {
  test('the bar that says that there is no network covers neither picture nor chat in the theatre', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAlive(page, streamPage('tau'));
    await loseNetwork(page);
    await expectBelowBar(page, page.getByRole('banner').getByRole('link').first(), pictureOf(page));
    await page.keyboard.press('t');
    await expect(page.getByRole('banner')).toBeHidden();
    await expectBelowBar(page, pictureOf(page), chatPanel(page, 'Tau'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bar that says that there is no network covers neither picture nor chat, upright and on its side', async ({
    page,
  }) => {
    await openAlive(page, streamPage('tau'));
    await loseNetwork(page);
    await expectBelowBar(page, page.getByRole('banner').getByRole('link').first(), pictureOf(page));
    await page.mouse.wheel(0, 700);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expectBelowBar(page, pictureOf(page));
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('banner')).toBeHidden();
    await expectBelowBar(page, pictureOf(page));
    await page.getByRole('main').getByRole('button', { name: 'Chat', exact: true }).tap();
    await expectBelowBar(page, pictureOf(page), chatPanel(page, 'Tau'));
  });

  test('nothing lies over the player of YouTube on a phone on its side', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openAlive(page, streamPage('ridge'));
    const opener = page.getByRole('main').getByRole('button', { name: 'Chat', exact: true });
    const [stage, pill] = [await boxOf(page.locator('[data-stage]')), await boxOf(opener)];
    expect(stage.width).toBeGreaterThan(500);
    expect(pill.width).toBeGreaterThan(44);
    expect(pill.x).toBeGreaterThanOrEqual(stage.x + stage.width);
  });

  test('a viewer plays, types, turns the phone, goes to another page and back, and never loses the picture', async ({
    page,
  }) => {
    await newPerson(page);
    const panel = await joinChat(page, streamPage('tau'), 'Tau');
    await expectPlays(page, 'Tau');
    const expectPlaying = await holdVideo(page);
    const expectPicture = () => expect(pictureOf(page)).toBeInViewport({ ratio: 1 });
    await expectPicture();
    await expect(panel.getByRole('textbox')).toBeInViewport({ ratio: 1 });

    await panel.getByRole('textbox').tap();
    // The on-screen keyboard takes the lower part of the window.
    await page.setViewportSize({ width: 390, height: 500 });
    await sayIt(panel, unique('The calf is drinking'));
    await expectPicture();
    await expect(panel.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    const gap = async () => {
      const [picture, chat] = [await boxOf(pictureOf(page)), await boxOf(panel)];
      return chat.y - picture.y - picture.height;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(-1);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.wheel(0, 700);
    await expectPicture();

    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await boxOf(pictureOf(page))).height).toBeGreaterThan(380);
    await expect(panel).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    const opener = page.getByRole('main').getByRole('button', { name: 'Chat', exact: true });
    // In the corner of the picture, which is narrower than the window.
    const fromPicture = async () => {
      const [picture, pill] = [await boxOf(pictureOf(page)), await boxOf(opener)];
      return [picture.x + picture.width - pill.x - pill.width, pill.y - picture.y].map(Math.round);
    };
    await expect.poll(fromPicture).toEqual([12, 12]);
    await opener.tap();
    await expect(panel).toBeVisible();
    await sayIt(panel, unique('Still drinking'));
    await expectPicture();
    await panel.getByRole('button', { name: 'Hide the chat' }).tap();
    await expect(panel).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(panel).toBeVisible();
    await expectPlaying();

    await page.getByRole('button', { name: 'Open the navigation' }).tap();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Show Schedule' }).tap();
    await expectSchedule(page);
    await expect(mini(page)).toBeInViewport({ ratio: 1 });
    await expectPlaying();
    await page.goBack();
    await expect(page).toHaveURL(streamPage('tau'));
    await expect(mini(page)).toHaveCount(0);
    await expectPicture();
    await expectPlaying();
  });
});
