import { sitePaths } from '@boma/domain/site-paths.ts';
import type { Locator, Page } from '@playwright/test';

/** Every visible link or button that offers a membership. */
export function offers(page: Page): Locator {
  return page
    .locator(`a[href^="${sitePaths.subscribe}"], a[href^="${sitePaths.premium}"]`)
    .filter({ visible: true })
    .or(page.getByRole('button', { name: /subscribe|premium/i }));
}
