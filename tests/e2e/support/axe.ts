import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds no problem on the page, or in its part `within`, a selector. It looks again until then: the items
 * of a list are invisible until they are measured, and a link without a visible text has no name for that moment.
 */
export async function expectNoAxeFindings(page: Page, within?: string): Promise<void> {
  const look = async () => {
    // In legacy mode axe needs no second, blank page. No page tested has a frame of another origin, which it would skip.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (within ? axe.include(within) : axe).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  };
  await expect.poll(look, 'what axe finds').toEqual([]);
}
