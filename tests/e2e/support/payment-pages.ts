import { expect, type Page } from '@playwright/test';
import { CARDS } from '../../../tools/simulators/stripe/card-numbers.ts';

export { CARDS };

export const subscribePage = '/wildlife/subscribe';
export const premiumPage = '/wildlife/premium';

export const payButton = (page: Page) => page.getByRole('button', { name: 'Continue to the checkout' });
/** The step somebody is at. */
export const currentStep = (page: Page) =>
  page.getByRole('list', { name: 'Three steps' }).locator('[aria-current=step]');
export const congratulations = (page: Page) => page.getByRole('heading', { name: 'Congratulations!' });

/** The checkout has opened. */
export async function expectCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/c\/pay\//);
  await expect(page.getByLabel('Card number')).toBeVisible();
}

/** Pays on the provider's page: at the checkout, or in the portal where `confirm` names its button. */
export async function payWith(page: Page, card: string, confirm = /^Pay /): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Thandi Mokoena');
  await page.getByRole('button', { name: confirm }).click();
}

/** Subscribes in the browser that somebody without a membership is signed in with, up to the third step. */
export async function subscribeWith(page: Page, card: string = CARDS.good): Promise<void> {
  await page.goto(subscribePage);
  await payButton(page).click();
  await expectCheckout(page);
  await payWith(page, card);
  await expect(congratulations(page)).toBeVisible({ timeout: 20_000 });
}
