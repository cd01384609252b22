import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import { expect, openAlive, test } from './support/test.ts';

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

test('each page’s heading begins at the same left edge as the others, at every width', async ({ page }) => {
  await openAlive(page, '/');
  for (const name of names) {
    await page.goto(linkTo(name));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const edge = () =>
      heading.evaluate((element) => {
        const main = element.closest('main');
        return Math.round(element.getBoundingClientRect().left - (main?.getBoundingClientRect().left ?? 0));
      });
    // Only the style sheet depends on the width.
    for (const [width, wanted] of Object.entries(edges)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect.poll(edge, `${name} at width ${width}`).toBe(wanted);
    }
  }
});
