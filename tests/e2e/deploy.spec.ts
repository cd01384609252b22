import type { Page } from '@playwright/test';
import { site } from '../support/run.ts';
import { streamPage } from './support/cameras.ts';
import { expect, openAlive, test, wakeUp } from './support/test.ts';
import { startTwoBuilds } from './support/two-builds.ts';

const scriptsOf = (page: Page) => page.locator('#root').getAttribute('data-modules');

test('a viewer who comes during a deploy, with the worker of the old build, has a page that is alive at the next visit', async ({
  page,
  consoleWatch,
}) => {
  // The simulated cameras answer this origin too; calls that the proxy refuses are logged.
  consoleWatch.allowError(/./);
  const builds = await startTwoBuilds(site());
  const camera = `${builds.url}${streamPage('tau')}`;
  try {
    await page.addInitScript(() => localStorage.setItem('boma:offline-worker', 'on'));
    await openAlive(page, camera);
    expect(await scriptsOf(page)).not.toContain('/assets/new-');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
      .toMatch(/\/service-worker\.js$/);

    builds.releaseFunctions();
    const missing = page.waitForResponse((answer) => answer.url().includes('/assets/new-'));
    await page.goto(camera);
    expect((await missing).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), 'the filled page can be read').toHaveText('Tau');
    await expect(page.locator('html[data-alive]')).toHaveCount(0);

    builds.releaseHosting();
    await page.goto(camera);
    expect(await scriptsOf(page)).toContain('/assets/new-');
    await wakeUp(page);
    await page.reload();
    await wakeUp(page);
  } finally {
    builds.close();
  }
});
