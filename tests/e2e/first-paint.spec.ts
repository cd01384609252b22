import { sitePaths } from '@boma/domain/site-paths.ts';
import { startCompressingProxy } from '../../tools/budgets/compressing-proxy.ts';
import { EAGER_SCRIPTS, LAYOUT_SHIFT, pageBudgets } from '../../tools/budgets/limits.ts';
import { measurePage } from '../../tools/budgets/measure-page.ts';
import { site } from '../support/run.ts';
import { expect, holdLife, signInAs, test } from './support/test.ts';

for (const budget of pageBudgets) {
  test(`${budget.name} keeps its budget of scripts, markup, requests and layout shift`, async ({
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R1-001 home shows its headline and cameras without an account and without scripts', async ({
    page,
  }) => {
    await page.goto(sitePaths.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Tau/ }).first()).toBeVisible();
    await expect(page.getByLabel(/password/i)).toHaveCount(0);
  });
});

test('a press before hydration is replayed once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const release = await holdLife(page);
  await page.goto(sitePaths.home);
  await page.getByRole('button', { name: 'Change between dark and light' }).click();
  await expect(page.locator('html.dark:not([data-alive])')).toBeAttached();
  release();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  // A second press would have restored the dark theme.
  await expect(page.locator('html.light')).toBeAttached();
});

test('a page without any input hydrates on its own', async ({ page }) => {
  await page.goto(sitePaths.home);
  await expect(page.locator('html[data-alive]')).toBeAttached();
});

test('the document has the stored theme and user before its scripts load', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/^Failed to load resource/);
  await signInAs(page, 'registered');
  await page.addInitScript(() => localStorage.setItem('boma:theme', 'light'));
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(sitePaths.streams, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html.light[data-user="registered"]')).toBeAttached();
});
