import type { Page } from '@playwright/test';
import { profile } from './support/account-forms.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import {
  comeBack,
  ENDING,
  payWith,
  portalButton,
  premiumPage,
  subscriptionBlock,
  subscriptionRows,
} from './support/payment-pages.ts';
import { expect, goInside, newPerson, openAlive, signInAs, test } from './support/test.ts';

const linkOfRow = (page: Page, name: string) =>
  subscriptionRows(page).getByRole('link', { name, exact: true });

test('R2-249 R1-014 R1-016 R4-016 a member sees the next charge with links to update and to cancel, after Retry if it failed to load', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/503|Listing the subscriptions/);
  await signInAs(page, 'subscriber');
  await page.route('**/api/user/subscriptions', (route) => route.fulfill({ status: 503, body: '{}' }));
  await openAlive(page, profile);
  await expect(subscriptionBlock(page).getByRole('alert')).toContainText(
    'We could not load your subscription.',
  );
  await page.unroute('**/api/user/subscriptions');
  await subscriptionBlock(page).getByRole('button', { name: 'Retry' }).click();
  await expect(subscriptionRows(page)).toHaveCount(1);
  await expect(subscriptionRows(page)).toContainText('Premium: active');
  await expect(subscriptionRows(page)).toContainText(
    /Next charge: \$4\.99 \+ VAT on [A-Z][a-z]{2} \d{1,2}, \d{4}\./,
  );
  await expect(subscriptionBlock(page)).toContainText('10 minutes');
  await expect(linkOfRow(page, 'Update')).toHaveAttribute('href', `${profile}?portal=update`);
  await expect(linkOfRow(page, 'Cancel')).toHaveAttribute('href', `${profile}?portal=cancel`);
  await expect(subscriptionBlock(page).getByRole('link', { name: /Subscribe/ })).toHaveCount(0);
});

const savedCard = (page: Page) => subscriptionBlock(page).getByRole('status');

async function expectNothingSaved(page: Page): Promise<void> {
  await expect(page).toHaveURL(profile);
  await expect(linkOfRow(page, 'Update')).toBeVisible();
  await expect(savedCard(page)).toHaveCount(0);
}

test('R1-014 R4-016 a member cancels, undoes the cancellation and changes the card, and the page shows each change', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newPerson(page, { userType: 'subscriber' });
  const saved = savedCard(page);
  const update = linkOfRow(page, 'Update');
  await openAlive(page, profile);
  await linkOfRow(page, 'Cancel').click();
  await portalButton(page, 'Cancel subscription').click();
  await expect(page).toHaveURL(profile);
  await expect(subscriptionRows(page)).toContainText(ENDING);
  await expect(subscriptionRows(page)).toContainText(/stays open to you until [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(linkOfRow(page, 'Cancel')).toHaveCount(0);
  await linkOfRow(page, 'Undo the cancellation').click();
  await portalButton(page, 'Don’t cancel').click();
  await comeBack(page);
  await expect(subscriptionRows(page)).toContainText('Next charge:');

  await update.click();
  await page.getByRole('link', { name: 'Leave it' }).click();
  await comeBack(page);
  await expectNothingSaved(page);
  await update.click();
  await payWith(page, '5555 5555 5555 4444', /^Save card/);
  await expect(saved).toHaveText('Your new card is saved. We charge this card from now on.');
  await expect(saved).toBeFocused();
  await expect(page).toHaveURL(profile);
  await expect(update).toBeVisible();
  await expectNoAxeFindings(page);

  await subscriptionBlock(page).getByRole('link', { name: 'Receipts and billing' }).click();
  await expect(page.getByText('•••• 4444')).toBeVisible();
  // The redirecting address is not in the history. Neither another load nor a typed address confirms anything.
  await page.goBack();
  await expectNothingSaved(page);
  await page.goto(`${profile}?card-saved`);
  await expectNothingSaved(page);
});

test('R4-015 R4-021 R4-023 R4-024 a refund needs a confirmation, ends the membership at once and leaves Re-Subscribe, here and at the plans', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newPerson(page, { userType: 'subscriber' });
  await openAlive(page, profile);
  await expect(subscriptionRows(page).getByRole('link')).toHaveCount(2);
  await subscriptionRows(page).getByRole('button', { name: 'Refund and cancel' }).click();
  const keep = subscriptionRows(page).getByRole('button', { name: 'Keep it' });
  await expect(keep).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await subscriptionRows(page).getByRole('button', { name: 'Refund and cancel' }).click();
  await subscriptionRows(page).getByRole('button', { name: 'Yes, refund and cancel' }).click();
  await expect(subscriptionRows(page)).toContainText('Premium: cancelled');
  await expect(page.getByText('Your money is on its way back', { exact: false }).first()).toBeFocused();
  await expect(subscriptionRows(page).getByRole('link')).toHaveCount(0);
  await expect(subscriptionRows(page).getByRole('button')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-user', 'registered');
  await expect(subscriptionBlock(page).getByRole('link', { name: 'Re-Subscribe' })).toHaveAttribute(
    'href',
    '/wildlife/subscribe',
  );
  await goInside(page, premiumPage);
  const plans = page.getByRole('region', { name: 'Plans & Pricing' });
  await expect(plans.getByRole('link', { name: 'Re-Subscribe' })).toHaveAttribute(
    'href',
    '/wildlife/subscribe',
  );
  await expect(plans.getByRole('link', { name: 'Manage Subscription' })).toBeHidden();
  await page.goBack();
  // A former member keeps the link to the receipts.
  await subscriptionBlock(page).getByRole('link', { name: 'Receipts and billing' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
});

test('R2-249 R4-016 a user without a membership sees how to subscribe, and the billing link says why it leads nowhere', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/status of (503|404)|Opening the billing portal/);
  await newPerson(page);
  await openAlive(page, `${profile}?portal=nonsense`);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(subscriptionBlock(page)).toContainText('You have no membership yet.');
  await expect(subscriptionRows(page)).toHaveCount(0);
  const way = subscriptionBlock(page).getByRole('link', { name: 'Subscribe', exact: true });
  await expect(way).toHaveAttribute('href', '/wildlife/subscribe');
  await expect(subscriptionBlock(page).getByRole('link')).toHaveCount(1);

  await page.route('**/api/subscription/portal-link?*', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await goInside(page, `${profile}?portal=update`);
  await expect(page.getByRole('alert')).toContainText('We could not open your billing page.');
  await expectNoAxeFindings(page);
  await page.unroute('**/api/subscription/portal-link?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('You have no subscription to change.');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to My Profile' }).click();
  await expect(page).toHaveURL(profile);
});
