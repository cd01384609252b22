import { linkTo, type SitePathName, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { expect, openAlive, test } from './support/test.ts';

const WORD = 'Wildebeest'.repeat(8);
/** Fields of answers in which people write. */
const WRITTEN = new Set([
  'about',
  'alt',
  'caption',
  'description',
  'display_name',
  'ranger',
  'status_update',
  'sub_title',
  'title',
  'name',
]);

/** The same answer, in which each text that somebody wrote is one long word. */
const lengthen = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => lengthen(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthen(each, name)]));
  return typeof value === 'string' && value !== '' && WRITTEN.has(key) ? WORD : value;
};

async function answerInLongWords(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const isJson = answer.headers()['content-type']?.includes('json') && answer.ok();
    await route.fulfill(
      isJson ? { response: answer, json: lengthen(await answer.json()) } : { response: answer },
    );
  });
}

/** By a camera of which animals are written down. */
const logbook = `${linkTo('logbook')}?camera=tau`;

const pages: readonly SitePathName[] = [
  'home',
  'streams',
  'shows',
  'schedule',
  'videoHighlights',
  'photoHighlights',
  'kidsCourse',
  'multiview',
];

for (const address of [...pages.map(linkTo), logbook, streamPath('tau')])
  test(`${address} breaks the long words that people write, and is no wider than a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await answerInLongWords(page);
    await openAlive(page, address);
    await expect(page.getByRole('main').getByText(WORD).first()).toBeAttached();
    // The names to choose from come late.
    if (address === logbook) {
      await expect(page.getByRole('option', { name: WORD })).not.toHaveCount(0);
      await expect(page.getByRole('group', { name: 'Best time to see' }).getByRole('button')).not.toHaveCount(
        0,
      );
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, 'pixels the page is wider than the window').toBeLessThanOrEqual(0);
    // The page goes on asking what is live.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
