import { CARDS } from '@boma/stripe-simulator/card-numbers.ts';
import { expect, type Page } from '@playwright/test';
import { profile } from './account-forms.ts';

export { CARDS };

export const subscribePage = '/wildlife/subscribe';
export const premiumPage = '/wildlife/premium';

export const payButton = (page: Page) => page.getByRole('button', { name: 'Continue to the checkout' });
/** The current step of the three. */
export const currentStep = (page: Page) =>
  page.getByRole('list', { name: 'Three steps' }).locator('[aria-current=step]');
export const congratulations = (page: Page) => page.getByRole('heading', { name: 'Congratulations!' });

/** The text of a subscription that is cancelled and still runs. */
export const ENDING = 'active, but will be cancel at the end of your current subscription period';
/** The profile's section for the subscription. */
export const subscriptionBlock = (page: Page) => page.getByRole('region', { name: 'Subscription' });
export const subscriptionRows = (page: Page) => subscriptionBlock(page).getByRole('listitem');
/** A button of the provider's portal. */
export const portalButton = (page: Page, name: string) => page.getByRole('button', { name });

/** Returns from the portal to the site. */
export async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(profile);
}

/** Waits until the checkout has opened. */
export async function expectCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/c\/pay\//);
  await expect(page.getByLabel('Card number')).toBeVisible();
}

/** Pays on the provider's page: at the checkout, or in the portal if `confirm` names its button. */
export async function payWith(page: Page, card: string, confirm = /^Pay /): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Thandi Mokoena');
  await page.getByRole('button', { name: confirm }).click();
}

/** Subscribes as the signed-in viewer, who has no membership, up to the third step. */
export async function subscribeWith(page: Page, card: string = CARDS.good): Promise<void> {
  await page.goto(subscribePage);
  await payButton(page).click();
  await expectCheckout(page);
  await payWith(page, card);
  await expect(congratulations(page)).toBeVisible();
}
