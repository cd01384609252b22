import type { Page } from '@playwright/test';
import { emailField, profile, registerPage, signInPage } from './support/account-forms.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without sending?' });
const displayName = (page: Page) => page.getByLabel('Display name', { exact: true });
const premiumLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Premium', exact: true });

/** A profile that was reached from the page before it, with its form for the names open. */
async function openNames(page: Page): Promise<void> {
  await newPerson(page);
  await openAlive(page, '/wildlife/about-us');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your account/ })
    .click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await page.getByRole('button', { name: 'Change names' }).click();
  await expect(displayName(page)).toBeFocused();
}

test('a form asks before a link, going back, or closing the page loses unsent input, and not without input', async ({
  page,
}) => {
  await openNames(page);
  await premiumLink(page).click();
  await expect(page).toHaveURL('/wildlife/premium');
  // The address changes before the page does. Until then going back would leave the form open.
  await expect(displayName(page)).toHaveCount(0);

  await page.goBack();
  await page.getByRole('button', { name: 'Change names' }).click();
  await displayName(page).fill('Lerato at Dusk');
  await premiumLink(page).click();
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(profile);
  await expect(displayName(page)).toHaveValue('Lerato at Dusk');
  await premiumLink(page).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/wildlife/premium');
  await expect(question(page)).toHaveCount(0);
  await expect(displayName(page)).toHaveCount(0);

  await page.goBack();
  await page.getByRole('button', { name: 'Change names' }).click();
  await displayName(page).fill('Lerato at Dawn');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(profile);
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(displayName(page)).toHaveValue('Lerato at Dawn');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/wildlife/about-us');
  await expect(displayName(page)).toHaveCount(0);

  await page.goForward();
  await page.getByRole('button', { name: 'Change names' }).click();
  await displayName(page).pressSequentially(' at Dusk');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
});

test('what was typed at the registration goes to the sign-in without a question', async ({ page }) => {
  await openAlive(page, registerPage);
  await emailField(page).fill('lerato@boma.test');
  await page.getByRole('link', { name: 'SIGN IN', exact: true }).click();
  await expect(page).toHaveURL(signInPage);
  await expect(question(page)).toHaveCount(0);
  await expect(emailField(page)).toHaveValue('lerato@boma.test');
});
