import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds no problem on the page, or in its part `within`, a selector. It looks again only while nothing is
 * wrong but links without a name: the items of a list are invisible until they are measured, and have none for that moment.
 */
export async function expectNoAxeFindings(page: Page, within?: string): Promise<void> {
  const look = async () => {
    // In legacy mode axe needs no second, blank page. No page tested has a frame of another origin, which it would skip.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (within ? axe.include(within) : axe).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  };
  let found = await look();
  const isWaiting = () => found.length > 0 && found.every((finding) => finding.startsWith('link-name:'));
  if (isWaiting())
    await expect
      .poll(async () => {
        found = await look();
        return isWaiting();
      }, 'links without a name')
      .toBe(false);
  expect(found, 'what axe finds').toEqual([]);
}
