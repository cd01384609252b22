import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../web/src/app/paths.ts';

/** Every way to a membership that can be seen. */
export function offers(page: Page): Locator {
  return page
    .locator(`a[href^="${paths.subscribe}"], a[href^="${paths.premium}"]`)
    .filter({ visible: true })
    .or(page.getByRole('button', { name: /subscribe|premium/i }));
}
