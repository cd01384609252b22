import type { Locator, Page } from '@playwright/test';
import { profile } from './account-forms.ts';
import { expect, openAlive } from './test.ts';

/** The section of the profile with this heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Opens My Profile and waits until it is complete: late sections would move the buttons. */
export async function openProfile(page: Page): Promise<void> {
  await openAlive(page, profile);
  await expect(part(page, 'Where you are signed in')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}
