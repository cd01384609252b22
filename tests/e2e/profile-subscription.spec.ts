import { collections } from '../../domain/src/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { profile } from './support/account-forms.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import {
  CARDS,
  comeBack,
  ENDING,
  payWith,
  portalButton,
  subscriptionBlock,
  subscriptionRows,
} from './support/payment-pages.ts';
import { expect, newPerson, openAlive, signInAs, test } from './support/test.ts';

test('R2-249 R1-014 R1-016 R4-016 a member sees the next charge with links to update and to cancel', async ({
  page,
}) => {
  await signInAs(page, 'subscriber');
  await openAlive(page, profile);
  await expect(subscriptionRows(page)).toHaveCount(1);
  await expect(subscriptionRows(page)).toContainText('Premium: active');
  await expect(subscriptionRows(page)).toContainText(
    /Next charge: \$4\.99 \+ VAT on [A-Z][a-z]{2} \d{1,2}, \d{4}\./,
  );
  await expect(subscriptionBlock(page)).toContainText('10 minutes');
  const link = (name: string) => subscriptionRows(page).getByRole('link', { name, exact: true });
  await expect(link('Update')).toHaveAttribute('href', `${profile}?portal=update`);
  await expect(link('Cancel')).toHaveAttribute('href', `${profile}?portal=cancel`);
  await expect(subscriptionBlock(page).getByRole('link', { name: /Subscribe/ })).toHaveCount(0);
});

test('R1-014 R4-016 a member cancels, undoes the cancellation and changes the card, and the page shows each change', async ({
  page,
}) => {
  await newPerson(page, { userType: 'subscriber' });
  await openAlive(page, profile);
  await subscriptionRows(page).getByRole('link', { name: 'Cancel', exact: true }).click();
  await portalButton(page, 'Cancel subscription').click();
  await expect(page).toHaveURL(profile);
  await expect(subscriptionRows(page)).toContainText(ENDING);
  await expect(subscriptionRows(page)).toContainText(/stays open to you until [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(subscriptionRows(page).getByRole('link', { name: 'Cancel', exact: true })).toHaveCount(0);
  await subscriptionRows(page).getByRole('link', { name: 'Undo the cancellation' }).click();
  await portalButton(page, 'Don’t cancel').click();
  await comeBack(page);
  await expect(subscriptionRows(page)).toContainText('Next charge:');
  await subscriptionRows(page).getByRole('link', { name: 'Update', exact: true }).click();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.getByLabel('Expiry').fill('11 / 35');
  await page.getByLabel('Security code').fill('321');
  await page.getByLabel('Name on the card').fill('Thandi Mokoena');
  await portalButton(page, 'Save card').click();
  await expect(page).toHaveURL(profile);
  await subscriptionBlock(page).getByRole('link', { name: 'Receipts and billing' }).click();
  await expect(page.getByText('•••• 4444')).toBeVisible();
  // The redirecting address is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(profile);
});

test('R4-016 the page confirms a saved card once, and says nothing if none was saved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newPerson(page, { userType: 'subscriber' });
  const note = subscriptionBlock(page).getByRole('status');
  const update = subscriptionRows(page).getByRole('link', { name: 'Update', exact: true });

  await openAlive(page, profile);
  await update.click();
  await page.getByRole('link', { name: 'Leave it' }).click();
  await comeBack(page);
  await expect(update).toBeVisible();
  await expect(note).toHaveCount(0);

  await update.click();
  await payWith(page, CARDS.good, /^Save card/);
  await expect(note).toHaveText('Your new card is saved. We charge this card from now on.');
  await expect(note).toBeFocused();
  await expect(page).toHaveURL(profile);
  await expect(update).toBeVisible();
  await expectNoAxeFindings(page);

  // A reload shows no second confirmation, and a typed address shows none at all.
  for (const address of [profile, `${profile}?card-saved`]) {
    await openAlive(page, address);
    await expect(page).toHaveURL(profile);
    await expect(update).toBeVisible();
    await expect(note).toHaveCount(0);
  }
});

test('R4-015 a refund needs a confirmation, ends the membership at once and removes the buttons', async ({
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
  // A former member keeps the link to the receipts.
  await subscriptionBlock(page).getByRole('link', { name: 'Receipts and billing' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
});

test('R4-015 every status has its own words, and only ended subscriptions have no buttons', async ({
  page,
}) => {
  const { uid } = await newPerson(page);
  const noon = Date.UTC(2026, 11, 21, 12) / 1000;
  const statuses = [
    ['active', 'active', ['Update', 'Cancel']],
    ['trialing', 'active', ['Update', 'Cancel']],
    ['past_due', 'active', ['Update', 'Cancel']],
    ['non_renewing', ENDING, ['Update', 'Undo']],
    ['paused', 'paused', ['Update', 'Cancel']],
    ['cancelled', 'cancelled', []],
    ['deleted', 'cancelled', []],
  ] as const;
  const subscriptions = statuses.map(([status], index) => ({
    id: `sub_${index}`,
    status,
    created: 1_600_000_000 + index,
    period_end: noon,
    access_until: noon - 86_400,
    amount: 499,
    currency: 'usd',
  }));
  await firestore()
    .doc(`${collections.membership}/${uid}`)
    .set({
      entitled_until: Date.now() + 3_600_000,
      status: 'active',
      subscriptions,
    });
  await openAlive(page, profile);
  await expect(subscriptionRows(page)).toHaveCount(statuses.length);
  for (const [index, [, words, actions]] of statuses.entries()) {
    await expect(
      subscriptionRows(page).nth(index).getByText(`Premium: ${words}`, { exact: true }),
    ).toBeVisible();
    await expect(subscriptionRows(page).nth(index).getByRole('link')).toHaveText([...actions]);
    await expect(subscriptionRows(page).nth(index).getByRole('button')).toHaveCount(0);
  }
  await expect(subscriptionRows(page).nth(2)).toContainText('did not go through');
  await expect(subscriptionRows(page).nth(2)).toContainText('Dec 20, 2026');
});

test('R2-249 a user without a membership sees a link to subscribe', async ({ page }) => {
  await signInAs(page, 'registered');
  await openAlive(page, profile);
  await expect(subscriptionBlock(page)).toContainText('You have no membership yet.');
  await expect(subscriptionRows(page)).toHaveCount(0);
  const way = subscriptionBlock(page).getByRole('link', { name: 'Subscribe', exact: true });
  await expect(way).toHaveAttribute('href', '/wildlife/subscribe');
  await expect(subscriptionBlock(page).getByRole('link')).toHaveCount(1);
});

test('a subscription that fails to load shows an error, and Retry loads it', async ({
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
  await expect(subscriptionRows(page)).toContainText('Premium: active');
});

test('R4-016 the billing link explains a failure, and says when the user has no subscription', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/status of (503|404)|Opening the billing portal/);
  await newPerson(page);
  await page.route('**/api/subscription/portal-link?*', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await openAlive(page, `${profile}?portal=update`);
  await expect(page.getByRole('alert')).toContainText('We could not open your billing page.');
  await expectNoAxeFindings(page);
  await page.unroute('**/api/subscription/portal-link?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('You have no subscription to change.');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to My Profile' }).click();
  await expect(page).toHaveURL(profile);
  await openAlive(page, `${profile}?portal=nonsense`);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});
