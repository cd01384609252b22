import type { Page } from '@playwright/test';
import { palette } from '../../web/src/theme/tokens.ts';
import { expect, openAlive, test } from './support/test.ts';

const ABOUT = '/wildlife/about-us';
/** Links in the main navigation. */
const MAIN_ITEMS = 11;
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });

/** Swipes one finger sideways over the page's content. */
async function swipe(page: Page, from: number, to: number) {
  await page.getByRole('main').evaluate(
    (target, [begin, end]) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 500 });
      const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
      send('touchstart', [touch(begin)], [touch(begin)]);
      send('touchmove', [touch(end)], [touch(end)]);
      send('touchend', [], [touch(end)]);
    },
    [from, to] as const,
  );
}

test.describe('the left navigation', () => {
  test('R2-086 is beside the page and below the header, and each item opens its page', async ({ page }) => {
    const items = [
      ['Home', '/'],
      ['Premium', '/wildlife/premium'],
      ['LIVE Channels', '/wildlife/live-african-wildlife-safari-streams'],
      ['Video Highlights', '/wildlife/video-highlights'],
      ['Photo Highlights', '/wildlife/photo-highlights'],
      ['Boma Chat', '/wildlife/the-boma'],
      ['Multiview', '/wildlife/multiview'],
      ['Ranger Shows', '/wildlife/shows'],
      ['Show Schedule', '/wildlife/schedule'],
      ['About Us', '/wildlife/about-us'],
      ['Contact Us', '/wildlife/contact-us'],
    ] as const;
    await openAlive(page, ABOUT);
    await test.step('R2-008 R2-010 R2-012 R2-016 a press on each item opens its page', async () => {
      for (const [text, to] of items) {
        await mainNavigation(page).getByRole('link', { name: text, exact: true }).click();
        // Multiview adds its wall to the address.
        await expect(page).toHaveURL(({ pathname }) => pathname === to);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(mainNavigation(page).locator('[aria-current="page"]')).toHaveText(text);
        if (to !== '/') continue;
        await test.step('R2-075 home has a header and a footer', async () => {
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
        });
        await test.step('R2-083 the items have their order', () =>
          expect(mainNavigation(page).getByRole('link')).toHaveText(items.map(([name]) => name)));
      }
    });
  });

  test('R9-073 R9-076 is docked from 1024 and lies over the page below, where the header fits the narrowest phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await openAlive(page, ABOUT);
    await expect(mainNavigation(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the navigation' })).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the navigation' })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeInViewport({
      ratio: 1,
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('R2-076 opens from the header, makes the page beneath it inert, and closes by Esc, by the scrim and by growing wide', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, ABOUT);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Open the navigation' });
    await button.click();
    await expect(drawer(page)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Close the navigation' })).toBeFocused();
    for (let press = 0; press < MAIN_ITEMS + 4; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('#left-navigation'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(drawer(page)).toBeInViewport();
    await page.mouse.click(380, 700);
    await expect(drawer(page)).toBeHidden();

    await button.click();
    await expect(drawer(page)).toBeInViewport();
    await page.setViewportSize({ width: 1100, height: 844 });
    await expect(drawer(page)).toBeHidden();
    await expect(mainNavigation(page)).toBeVisible();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R2-087 a swipe right opens the navigation, a swipe left closes it, and a short move is no swipe', async ({
    page,
  }) => {
    await openAlive(page, ABOUT);
    // What watches for swipes comes with the parts of the shell that load after hydration, as the cookie notice does.
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await swipe(page, 40, 240);
    await expect(drawer(page)).toBeInViewport();
    await swipe(page, 240, 40);
    await expect(drawer(page)).toBeHidden();
    await swipe(page, 40, 80);
    await expect(drawer(page)).toBeHidden();
  });
});

test('R2-080 the button back to the top appears beyond 1000 pixels of scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openAlive(page, '/terms-of-service');
  const button = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => window.scrollTo(0, 999));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(999);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1001));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the button to the top stays beside the chat of a camera, clear of what is in it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAlive(page, '/wildlife/stream/tau-live');
  const chat = page.locator('[data-chat-area]');
  await expect(chat).toBeVisible();
  const button = page.getByRole('button', { name: 'Back to the top' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  const [floats, beside] = [await button.boundingBox(), await chat.boundingBox()];
  expect((floats?.x ?? 0) + (floats?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
});

test('R2-041 R2-082 the register and sign-in pages have only logo and toggle in the header', async ({
  page,
}) => {
  await openAlive(page, '/auth/sign-in');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveText([/Boma/, 'REGISTER', 'SIGN IN']);
  await expect(mainNavigation(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await header.getByRole('link', { name: 'REGISTER' }).click();
  await expect(page).toHaveURL('/auth/register');
  await expect(header.locator('[aria-current="page"]')).toHaveText('REGISTER');
  await header.getByRole('link', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL('/auth/sign-in');
  await page.setViewportSize({ width: 844, height: 390 });
  const heights = async () =>
    Promise.all(
      [header, header.getByRole('navigation')].map(async (part) => (await part.boundingBox())?.height),
    );
  await expect
    .poll(heights, { message: 'the toggle keeps away from the edges of a low header' })
    .toEqual([48, 40]);
});

test('R2-110 R3-062 the header lists the active show types and stores them for the next visit', async ({
  page,
}) => {
  await openAlive(page, ABOUT);
  const links = page.getByRole('navigation', { name: 'Shows' }).getByRole('link');
  let listed: { type: string; title: string; active: boolean; archived: boolean }[] = [];
  // Another test may rename a show type, so page and API are read until they agree.
  await expect(async () => {
    const answer = await page.request.get(`/api/show-types?v=${Date.now()}`);
    const { data } = (await answer.json()) as { data: { show_types: typeof listed } };
    listed = data.show_types.filter(({ active, archived }) => active && !archived);
    expect(listed.length).toBeGreaterThan(0);
    expect(await links.allTextContents()).toEqual(listed.map(({ title }) => title));
    const stored = await page.evaluate(() => localStorage.getItem('showTypes'));
    expect((JSON.parse(stored ?? 'null') as { value: unknown } | null)?.value).toEqual(data.show_types);
  }).toPass();
  await links.first().click();
  await expect(page).toHaveURL(`/wildlife/shows/${listed[0]?.type}`);
});

test('a press changes the theme, and a reload keeps it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAlive(page, ABOUT);
  const browserColor = page.locator('meta[name=theme-color]');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(browserColor).toHaveAttribute('content', palette.ground[0]);
  await page.getByRole('button', { name: 'Change between dark and light' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(browserColor).toHaveAttribute('content', palette.ground[1]);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(browserColor).toHaveAttribute('content', palette.ground[1]);
});

test('R2-092 R2-093 the button to leave fullscreen shows only in fullscreen', async ({ page }) => {
  await openAlive(page, ABOUT);
  const button = page.getByRole('button', { name: 'Leave fullscreen' });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => document.documentElement.requestFullscreen());
  await expect(button).toBeVisible();
  await button.click();
  await expect(button).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('R2-096 R2-097 ?debug shows the debug switch for the rest of the visit', async ({ page }) => {
  await openAlive(page, ABOUT);
  await expect(page.locator('html[data-debug]')).toHaveCount(0);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers().authorization);
  });
  await openAlive(page, '/wildlife/schedule?debug');
  await expect(page.locator('html[data-debug]')).toBeAttached();
  await expect(page.getByText('Debug', { exact: true })).toBeVisible();
  await openAlive(page, ABOUT);
  await expect(page.locator('html[data-debug]')).toBeAttached();
  // Debug grants no rights: the page still calls the API as a guest.
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const authorization of asked) expect([undefined, 'Bearer null']).toContain(authorization);
  await page.goto('/wildlife/profile?debug');
  await expect(page).toHaveURL('/auth/sign-in');
});
