import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import { expect, test } from './support/test.ts';

/** Where the content begins: CSS pixels from the left of the page's own column, by the width of the window. */
const edges = { 390: 16, 820: 32, 1440: 48, 2560: 412 } as const;

/** The pages that are the same for everyone and have header and navigation. Multiview's wall fills the window. */
const names: readonly SitePathName[] = [
  'home',
  'premium',
  'streams',
  'videoHighlights',
  'photoHighlights',
  'theBoma',
  'shows',
  'schedule',
  'aboutUs',
  'contactUs',
  'subscribe',
  'cause',
  'firstBiography',
  'secondBiography',
  'privacyPolicy',
  'termsOfService',
];

test('each page’s heading begins at the same left edge at widths from 390 to 2560', async ({ page }) => {
  const found: Record<string, Record<string, number>> = {};
  for (const name of names) {
    await page.goto(linkTo(name));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    found[name] = {};
    for (const width of Object.keys(edges)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      found[name][width] = await heading.evaluate((element) => {
        const main = element.closest('main');
        return Math.round(element.getBoundingClientRect().left - (main?.getBoundingClientRect().left ?? 0));
      });
    }
  }
  expect(found).toEqual(Object.fromEntries(names.map((name) => [name, edges])));
});
