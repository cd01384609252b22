import { stored } from './support/account-forms.ts';
import {
  CARDS,
  congratulations,
  currentStep,
  expectCheckout,
  payButton,
  payWith,
  subscribePage,
} from './support/payment-pages.ts';
import { expect, newPerson, test } from './support/test.ts';

const CHECKOUT = /\/c\/pay\//;

test('R4-037 a viewer who leaves the checkout is asked to pay, not thanked, and after paying finds the page that sent them here', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await newPerson(page);
  await page.goto('/player');
  await expect(page).toHaveURL(subscribePage);

  // Navigating to an empty answer leaves the page as it is, as the back-forward cache does.
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest(CHECKOUT);
  await payButton(page).click();
  await left;
  await expect(currentStep(page)).toHaveText(/Enjoy/);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(currentStep(page)).toHaveText(/Subscribe/);
  await expect(main.getByText(/^If you have just paid, we are looking for your payment\./)).toBeVisible();
  await page.unroute(CHECKOUT);

  await payButton(page).click();
  await expectCheckout(page);
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(`${subscribePage}?cancelled`);
  await expect(currentStep(page)).toHaveText(/Subscribe/);
  await expect(main.getByText('nothing was charged', { exact: false })).toBeVisible();
  await expect.poll(() => stored(page, 'subscription-requested')).toBeNull();

  await payButton(page).click();
  await expectCheckout(page);
  await payWith(page, CARDS.good);
  await expect(congratulations(page)).toBeVisible();
  await main.getByRole('link', { name: 'Continue to the page you wanted' }).click();
  await expect(page).toHaveURL('/player');
  expect(await stored(page, 'boma:intended-path')).toBeNull();
});
