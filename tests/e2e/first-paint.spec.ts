import { sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { startCompressingProxy } from '../../tools/budgets/compressing-proxy.ts';
import { EAGER_SCRIPTS, LAYOUT_SHIFT, pageBudgets } from '../../tools/budgets/limits.ts';
import { measurePage } from '../../tools/budgets/measure-page.ts';
import { site } from '../support/run.ts';
import { expect, holdLife, signInAs, test } from './support/test.ts';

for (const budget of pageBudgets) {
  test(`${budget.name} comes alive without any input, within its budget of scripts, markup, requests and layout shift`, async ({
    browser,
  }) => {
    const proxy = await startCompressingProxy(site());
    const measured = await measurePage(browser, `${proxy.url}${budget.path}`).finally(proxy.close);
    expect(measured.scripts, 'a page without scripts was measured').toBeGreaterThan(0);
    expect(measured.eager).toBeLessThanOrEqual(EAGER_SCRIPTS);
    expect(measured.scripts).toBeLessThanOrEqual(budget.scripts);
    expect(measured.forbidden).toEqual([]);
    expect(measured.layoutShift).toBeLessThanOrEqual(LAYOUT_SHIFT);
    if (budget.html) expect(measured.html).toBeLessThanOrEqual(budget.html);
    if (budget.requests) expect(measured.requests).toBeLessThanOrEqual(budget.requests);
  });
}

/** The list's first picture loads at once, the others late. */
async function expectPicturesLoadLate(page: Page): Promise<void> {
  const pictures = page.getByRole('list', { name: 'Cameras' }).locator('img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(pictures.first()).not.toHaveAttribute('loading', 'lazy');
  await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R1-001 home shows its headline and cameras without an account, the full cover of the first one before anything else, and leads to them', async ({
    page,
  }) => {
    await page.goto(sitePaths.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Tau/ }).first()).toBeVisible();
    await expect(page.getByLabel(/password/i)).toHaveCount(0);
    const cover = page.getByRole('region', { name: 'Featured camera' }).locator('img').first();
    await expect(cover).toHaveAttribute('fetchpriority', 'high');
    await expect(cover).toHaveAttribute('src', '/covers/tau.jpg');
    await expect(cover).not.toHaveAttribute('loading', 'lazy');
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('list', { name: 'Latest cameras' }).getByRole('link', { name: /Tembe/ }).click();
    await expect(page).toHaveURL(streamPath('tembe'));
  });

  test('the navigation opens, closes and leads to the list of cameras, which loads its first picture at once and the others late; the bar of phones leads on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(sitePaths.home);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Open the navigation' });
    await expect(navigation).toBeHidden();
    await opener.click();
    await expect(navigation).toBeInViewport();
    await page.getByRole('button', { name: 'Close the navigation' }).click();
    await expect(navigation).toBeHidden();
    await opener.click();
    await expect(navigation).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await opener.click();
    await expect(navigation).toBeInViewport();
    // Beside the drawer, over a link of the page: the tap only closes.
    await page.mouse.click(380, 300);
    await expect(navigation).toBeHidden();
    await expect(page).toHaveURL(sitePaths.home);
    await opener.click();
    await navigation.getByRole('link', { name: 'LIVE Channels' }).click();
    await expect(page).toHaveURL(sitePaths.streams);
    await expectPicturesLoadLate(page);
    await page.getByRole('navigation', { name: 'Most used' }).getByRole('link', { name: 'Shows' }).click();
    await expect(page).toHaveURL('/wildlife/shows');
  });
});

test('a press before hydration is replayed once', async ({ page }) => {
  const release = await holdLife(page);
  await page.goto(sitePaths.streams);
  const two = page.getByRole('button', { name: '2', exact: true });
  await two.evaluate((button) => {
    button.addEventListener('click', () => {
      button.dataset.clicks = String(Number(button.dataset.clicks ?? 0) + 1);
    });
  });
  await two.click();
  await expect(page.locator('html:not([data-streams-per-row]):not([data-alive])')).toBeAttached();
  release();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(page.locator('html[data-streams-per-row="2"]')).toBeAttached();
  await expect(two).toHaveAttribute('data-clicks', '1');
});

test('fetches what hydration needs once the page has loaded, with low priority, and runs it later; the theme changes before it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const asked: string[] = [];
  const release = await holdLife(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A module whose file is there is asked for once more, as a script, and comes out of the cache.
    if (pathname.endsWith('.js') && request.resourceType() === 'fetch') asked.push(pathname);
  });
  await page.goto(sitePaths.home);
  const listed = await page.locator('#root').getAttribute('data-modules');
  await expect.poll(() => asked).toEqual(listed?.split(' '));
  const links = page.locator('link[rel=modulepreload]');
  await expect.poll(() => links.count()).toBeGreaterThan(2);
  expect(
    new Set(await links.evaluateAll((each) => each.map((link) => link.getAttribute('fetchpriority')))),
  ).toEqual(new Set(['low']));
  await page.getByRole('button', { name: 'Change between dark and light' }).click();
  await expect(page.locator('html.light:not([data-alive])')).toBeAttached();
  release();
  await expect(page.locator('html.light[data-alive]')).toBeAttached();
  // Nothing that the page needed was missing from the list.
  const used = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname),
  );
  for (const address of listed?.split(' ') ?? []) expect(used).toContain(address);
});

test('the document has the stored theme and user before its scripts load', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/^Failed to load resource/);
  await signInAs(page, 'registered');
  await page.addInitScript(() => localStorage.setItem('boma:theme', 'light'));
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(sitePaths.streams, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html.light[data-user="registered"]')).toBeAttached();
  // Before the account button there is its room, with the user's name.
  await expect(page.locator('html[style*="--name"]')).toBeAttached();
});
