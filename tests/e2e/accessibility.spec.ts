import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pages } from '../../web/src/app/pages.ts';
import { linkTo, type PathName, paths, streamPath } from '../../web/src/app/paths.ts';
import { expect, openAlive, signInAs, test } from './support/test.ts';

const names = Object.keys(paths) as PathName[];
const addressOf = (name: PathName) => (name === 'stream' ? streamPath('tau') : linkTo(name));

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
  expect(findings).toEqual([]);
}

// Each width in one theme: colours do not depend on the width.
const looks = [
  { device: 'phone', width: 390, theme: 'dark' },
  { device: 'desktop', width: 1440, theme: 'light' },
] as const;

for (const { device, width, theme } of looks) {
  test.describe(`on a ${device} in the ${theme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });

    for (const name of names) {
      test(`axe finds nothing at ${addressOf(name)}`, async ({ page }) => {
        if (pages[name].permission) await signInAs(page, 'subscriber');
        await openAlive(page, addressOf(name));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFindings(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'pixels the page is wider than the window').toBeLessThanOrEqual(0);
      });
    }
  });
}

test('axe finds nothing in the open navigation and the cookie policy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/wildlife/about-us');
  await page.getByRole('button', { name: 'Open the navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeInViewport();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cookie policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie policy' })).toBeVisible();
  await expectNoFindings(page);
});
