import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Where the content begins: CSS pixels from the left of the page's own column, by the width of the window. */
const edges = { 390: 16, 820: 32, 1440: 48, 2560: 54 } as const;

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
  'contactUs',
  'subscribe',
  'juniorRanger',
];

/** The pages that are read. */
const textPages: readonly SitePathName[] = [
  'aboutUs',
  'cause',
  'firstBiography',
  'secondBiography',
  'privacyPolicy',
  'termsOfService',
];

/** At each width, what is measured of the heading of each page. */
async function measure(page: Page, pages: readonly SitePathName[], of: (heading: Element) => number) {
  const found: Record<string, Record<string, number>> = {};
  for (const name of pages) {
    await page.goto(linkTo(name));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    found[name] = {};
    for (const width of Object.keys(edges)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      found[name][width] = await heading.evaluate(of);
    }
  }
  return found;
}

test('each page’s heading begins at the same left edge at widths from 390 to 2560; the column of a page that is read is in the middle', async ({
  page,
}) => {
  const leftOf = (heading: Element) => {
    const main = heading.closest('main');
    return Math.round(heading.getBoundingClientRect().left - (main?.getBoundingClientRect().left ?? 0));
  };
  expect(await measure(page, names, leftOf)).toEqual(Object.fromEntries(names.map((name) => [name, edges])));
  /** By how much the room at the left of the column is larger than that at its right. */
  const offMiddle = (heading: Element) => {
    const [main, column] = [heading.closest('main'), heading.parentElement].map((element) =>
      element?.getBoundingClientRect(),
    );
    return main && column ? Math.round(column.left - main.left - (main.right - column.right)) : Number.NaN;
  };
  const middle = Object.fromEntries(Object.keys(edges).map((width) => [width, 0]));
  expect(await measure(page, textPages, offMiddle)).toEqual(
    Object.fromEntries(textPages.map((name) => [name, middle])),
  );
});
