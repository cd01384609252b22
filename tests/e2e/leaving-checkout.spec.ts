import { stored } from './support/account-forms.ts';
import { currentStep, expectCheckout, payButton, subscribePage } from './support/payment-pages.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

test('R4-037 a viewer who goes back from the checkout is asked to pay, not thanked', async ({ page }) => {
  await newPerson(page);
  await openAlive(page, subscribePage);
  // Navigating to an empty answer leaves the page as it is, as the back-forward cache does.
  await page.route(/\/c\/pay\//, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest(/\/c\/pay\//);
  await payButton(page).click();
  await left;
  await expect(currentStep(page)).toHaveText(/Enjoy/);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(currentStep(page)).toHaveText(/Subscribe/);
  await expect(
    page.getByRole('main').getByText(/^If you have just paid, we are looking for your payment\./),
  ).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('subscription-requested', String(Date.now() - 3_600_000));
  });
  await openAlive(page, subscribePage);
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('If you have just paid', { exact: false })).toHaveCount(0);
});

test('a viewer who leaves the checkout reads that nothing was charged, and can try again', async ({
  page,
}) => {
  await newPerson(page);
  await openAlive(page, subscribePage);
  await payButton(page).click();
  await expectCheckout(page);
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(`${subscribePage}?cancelled`);
  await expect(currentStep(page)).toHaveText(/Subscribe/);
  await expect(page.getByRole('main').getByText('nothing was charged', { exact: false })).toBeVisible();
  await expect.poll(() => stored(page, 'subscription-requested')).toBeNull();
  await payButton(page).click();
  await expectCheckout(page);
});
