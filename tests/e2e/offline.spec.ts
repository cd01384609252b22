import type { Page } from '@playwright/test';
import { expect, openAlive, test } from './support/test.ts';

const schedule = '/wildlife/schedule';
const premium = '/wildlife/premium';

/** On the emulators the worker is registered only for a browser that asks for it. */
async function withWorker(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('boma:offline-worker', 'on'));
  await openAlive(page, schedule);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toMatch(/\/service-worker\.js$/);
}

test('without a network, pages open: one that was seen, and one that never was', async ({
  page,
  context,
  consoleWatch,
}) => {
  await withWorker(page);
  // From here on the worker sees every request of the page.
  await openAlive(page, schedule);
  const title = page.getByRole('heading', { level: 1 });
  const name = await title.textContent();
  consoleWatch.allowError(/./);
  await context.setOffline(true);
  await page.goto(schedule);
  await expect(title).toHaveText(name ?? '');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.goto(premium);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Premium|bush|waterhole/i);
  await context.setOffline(false);
});

test('without a network, a page that was kept before a release renders itself anew, because its scripts are gone', async ({
  page,
  context,
  consoleWatch,
}) => {
  await withWorker(page);
  await page.evaluate(async (address) => {
    const root = '<div id="root" data-rendered data-modules="/assets/gone-1.js"><h1>An old page</h1></div>';
    const old = new Response(`<!doctype html><title>Old</title>${root}`, {
      headers: { 'Content-Type': 'text/html' },
    });
    await (await caches.open('pages')).put(address, old);
  }, premium);
  consoleWatch.allowError(/./);
  await context.setOffline(true);
  await page.goto(premium);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Premium|bush|waterhole/i);
  await context.setOffline(false);
});

test('without a network, a camera that was never opened shows header and links in both themes', async ({
  page,
  context,
  consoleWatch,
}) => {
  await withWorker(page);
  await openAlive(page, schedule);
  consoleWatch.allowError(/./);
  await context.setOffline(true);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('boma:theme', chosen), theme);
    await page.goto('/wildlife/stream/tau-live');
    await expect(page.getByRole('heading', { name: 'This page could not load' })).toBeVisible();
    await expect(page.locator(`html.${theme}`)).toBeAttached();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(theme === 'light' ? 'rgb(247, 241, 228)' : 'rgb(20, 17, 13)');
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(schedule);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Schedule|shows/i);
  await context.setOffline(false);
});

test('with a network no page is older than the site, whatever the worker has kept', async ({ page }) => {
  await withWorker(page);
  await page.evaluate(async (address) => {
    const cache = await caches.open('pages');
    await cache.put(
      address,
      new Response('<h1>An old page</h1>', { headers: { 'Content-Type': 'text/html' } }),
    );
  }, premium);
  await openAlive(page, premium);
  await expect(page.getByText('An old page')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(async (address) => (await caches.match(address))?.text(), premium))
    .toContain('data-rendered');
});

test('no worker is registered on the emulators unless a test asks for it', async ({ page }) => {
  await openAlive(page, schedule);
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
