import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  type Credentials,
  emailField,
  fillIn,
  loginButton,
  ownToasts,
  passwordField,
  registerButton,
  registerPage,
  resetButton,
  signOut,
  stored,
} from './support/account-forms.ts';
import {
  CARDS,
  congratulations,
  currentStep,
  expectCheckout,
  payButton,
  payWith,
  subscribePage,
} from './support/payment-pages.ts';
import {
  expect,
  goInside,
  holdBack,
  holdLife,
  newPerson,
  openAlive,
  registerViewer,
  stopClock,
  test,
  wakeUp,
} from './support/test.ts';

const REQUESTED = 'subscription-requested';
const somebody = () => ({ email: `${randomUUID()}@boma.test`, password: 'a-long-walk' });
const planHeading = (page: Page) => page.getByRole('heading', { name: 'One plan, everything in it' });
const main = (page: Page) => page.getByRole('main');

const enter = async (page: Page, person: Credentials) => {
  await fillIn(main(page), person);
  await registerButton(main(page)).click();
};

async function expectGmailNeedsGoogle(page: Page): Promise<void> {
  const place = main(page);
  for (const address of ['a@gmail.com', 'A@GMAIL.co.za']) {
    await emailField(place).fill(address);
    await expect(passwordField(place)).toBeDisabled();
    await expect(registerButton(place)).toBeDisabled();
    await expect(emailField(place)).toHaveAccessibleDescription(/Google button below/);
  }
  await expect(place.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await emailField(place).press('Enter');
  await expect(currentStep(page)).toHaveText(/Register/);
  await emailField(place).fill('a@boma.test');
  await expect(passwordField(place)).toBeEnabled();
  await expect(registerButton(place)).toBeEnabled();
}

test.describe('step 1', () => {
  test('a guest sees three steps, the first with the register form, where a Gmail address must use the Google button', async ({
    page,
  }) => {
    await test.step('R2-022 R2-180 three steps are at its address', async () => {
      await page.goto(subscribePage);
      const steps = page.getByRole('list', { name: 'Three steps' }).getByRole('listitem');
      await expect(steps).toHaveText([/Register$/, /Subscribe$/, /Enjoy$/]);
    });
    await test.step('R2-183 a guest starts at the first, with the form to register', async () => {
      await expect(currentStep(page), 'before the page is alive').toHaveText(/Register/);
      await wakeUp(page);
      await expect(currentStep(page)).toHaveText(/Register/);
      await expect(main(page).getByRole('form', { name: 'Register' })).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
    });
    await test.step('R5-024 a Gmail address must use the Google button', () => expectGmailNeedsGoogle(page));
    await test.step('R5-025 on the page to register it need not', async () => {
      // On this page only.
      await goInside(page, registerPage);
      await emailField(page).fill('a@gmail.com');
      await expect(passwordField(page)).toBeEnabled();
      await expect(registerButton(page)).toBeEnabled();
    });
  });

  test('R4-047 R4-048 R4-049 R7-053 registering with a known address signs in, and an issued payment link leads to step 3, which opens the checkout', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allowError(/^Failed to load resource/);
    const { email, password } = await registerViewer();
    // The clock is paused below, so only the answer about the user can lead to the next step, not a timeout.
    await page.clock.install();
    await openAlive(page, subscribePage);
    await enter(page, { email, password: 'another-walk' });
    await expect(passwordField(main(page))).toHaveAccessibleDescription(
      'Your password is incorrect or missing.',
    );
    await expect(resetButton(main(page)), 'a way out').toBeVisible();
    await expect(currentStep(page)).toHaveText(/Register/);
    await enter(page, { email, password });
    await expect(currentStep(page)).toHaveText(/Subscribe/);
    await expect(main(page).getByText(email)).toBeVisible();

    const release = await holdBack(page, /\/api\/auth\/user$/);
    await stopClock(page);
    const linked = page.waitForResponse(/\/api\/subscription\/payment-link$/);
    const refetched = page.waitForRequest(/\/api\/auth\/user$/);
    await payButton(page).click();
    expect((await linked).status()).toBe(200);
    await refetched;
    await expect(currentStep(page)).toHaveText(/Enjoy/);
    await expect(page.getByRole('heading', { name: 'Opening the payment page' })).toBeFocused();
    await expect(congratulations(page), 'before any payment').toHaveCount(0);
    await expect(page).toHaveURL(subscribePage);
    release();
    await expectCheckout(page);
    expect(page.context().pages(), 'in the same window').toHaveLength(1);
  });
});

test.describe('step 2', () => {
  /** Price, guarantee, the account that pays, and one button. */
  async function expectStep2(page: Page, email: string): Promise<void> {
    await expect(currentStep(page)).toHaveText(/Subscribe/);
    const place = main(page);
    await expect(place.getByText('$4.99 per month + VAT')).toBeVisible();
    await expect(place.getByText('All your money back within 14 days of your first purchase')).toBeVisible();
    await expect(place.getByText('Cancel at any time', { exact: false })).toBeVisible();
    await expect(place.getByText('up to 10 minutes', { exact: false })).toBeVisible();
    await expect(place.getByText(email)).toBeVisible();
    await expect(place.getByRole('button')).toHaveCount(1);
    await expect(place.getByRole('form')).toHaveCount(0);
  }

  test('a signed-in user starts here, presses again if no payment link is issued, and sees a pending payment until they sign out', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectError(/Getting a payment link failed/);
    consoleWatch.allowError(/^Failed to load resource/);
    const { email } = await newPerson(page);
    await openAlive(page, subscribePage);
    await test.step('R2-182 R2-186 step 2 has the price, the guarantee and one button', () =>
      expectStep2(page, email));
    const link = '**/api/subscription/payment-link';
    await page.route(link, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'No.', request_id: 'test' } }),
    );
    await test.step('R8-033 without a payment link the user stays there, and no notification comes', async () => {
      await payButton(page).click();
      await expect(main(page).getByText('Nothing was charged', { exact: false })).toBeVisible();
      await expect(currentStep(page)).toHaveText(/Subscribe/);
      await expect(ownToasts(page)).toHaveCount(0);
      expect(await stored(page, REQUESTED)).toBeNull();
    });
    await test.step('R8-034 the button works again', async () => {
      await page.unroute(link);
      await payButton(page).click();
      await expectCheckout(page);
    });

    await test.step('R3-066 R4-037 the page looks for the payment', async () => {
      const asked = page.waitForRequest((request) => request.url().endsWith('/api/user/subscriptions'));
      await page.goto(subscribePage);
      expect(await stored(page, REQUESTED)).not.toBeNull();
      await expect(currentStep(page)).toHaveText(/Subscribe/);
      await expect(
        main(page).getByText(/^If you have just paid, we are looking for your payment\..*10 minutes/),
      ).toBeVisible();
      expect((await asked).postDataJSON()).toEqual({ refresh: true });
      await page.waitForRequest(/\/api\/auth\/user$/);
    });
    await test.step('R3-066 R4-037 signing out ends that', async () => {
      await signOut(page, consoleWatch);
      await expect(page).toHaveURL('/');
      await expect.poll(() => stored(page, REQUESTED)).toBeNull();
    });
  });
});

test('a visitor registers, pays, returns and is a member, whom this page redirects home', async ({
  page,
}) => {
  await openAlive(page, subscribePage);
  await page.evaluate(() => localStorage.setItem('boma:intended-path', '/wildlife/contact-us'));
  await test.step('R2-177 R4-046 registering leads to step 2', async () => {
    await enter(page, somebody());
    await expect(currentStep(page)).toHaveText(/Subscribe/);
    await expect(planHeading(page), 'the keyboard begins there').toBeFocused();
    await expect.poll(() => stored(page, 'boma:intended-path')).toBeNull();
    await expect(page).toHaveURL(subscribePage);
  });
  await payButton(page).click();
  await expectCheckout(page);
  const release = await holdBack(page, /\/api\/auth\/user$/);
  await test.step('R4-048 a payment is confirmed before the page congratulates', async () => {
    await payWith(page, CARDS.good);
    await expect(page).toHaveURL(`${subscribePage}?paid`);
    await expect(currentStep(page)).toHaveText(/Enjoy/);
    await expect(main(page).getByText('Your payment is being confirmed.')).toBeVisible();
    await expect(congratulations(page)).toHaveCount(0);
  });
  release();
  await test.step('R2-184 the page congratulates', async () => {
    await expect(congratulations(page)).toBeVisible();
    await expect(main(page).getByText('Your payment is being confirmed.')).toHaveCount(0);
  });
  await expect(page.locator('html')).toHaveAttribute('data-user', 'subscriber');
  await test.step('R3-066 the page looks for no payment any more', () =>
    expect.poll(() => stored(page, REQUESTED)).toBeNull());
  const places = main(page).getByRole('list', { name: 'Where to go from here' }).getByRole('link');
  await test.step('R2-185 it links to four places', async () => {
    const addresses = await places.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/wildlife/the-boma',
      '/wildlife/live-african-wildlife-safari-streams',
      '/wildlife/schedule',
      '/wildlife/shows',
    ]);
  });
  await places.nth(2).click();
  await expect(page).toHaveURL('/wildlife/schedule');

  await test.step('R2-181 a member who opens this page is led home', async () => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto(subscribePage);
    await expect(page).toHaveURL('/wildlife/live-african-wildlife-safari-streams');
    expect(visited).toContain('/');
  });
  const toaster = page.locator('[data-toaster]');
  await expect(toaster).toContainText('You are a member');
  await toaster.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page).toHaveURL('/wildlife/profile/profile');
});

test('R4-046 signing in here leads to step 2, and a user who returns from paying signed out to their membership', async ({
  page,
}) => {
  const person = await registerViewer();
  await openAlive(page, subscribePage);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await fillIn(main(page), person);
  await loginButton(main(page)).click();
  await expect(currentStep(page)).toHaveText(/Subscribe/);
  await expect(page).toHaveURL(subscribePage);
  await payButton(page).click();
  await expectCheckout(page);
  await page.context().setStorageState({ cookies: [], origins: [] });
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(`${subscribePage}?paid`);
  await expect(
    main(page).getByText('Sign in with the account that you paid for', { exact: false }),
  ).toBeVisible();
  await fillIn(main(page), person);
  await loginButton(main(page)).click();
  await expect(congratulations(page)).toBeVisible();
});

test('a user who returns from paying is asked to wait before the page is alive, and it goes on without their input', async ({
  page,
}) => {
  await newPerson(page);
  await page.clock.install();
  await stopClock(page);
  const bringToLife = await holdLife(page);
  await page.goto(`${subscribePage}?paid`, { waitUntil: 'commit' });
  await expect(main(page).getByText('One moment.')).toBeVisible();
  bringToLife();
  // A millisecond for each look is far less than the 2.5 s after which a page comes alive by itself.
  const isSaid = async () => {
    await page.clock.runFor(1);
    return main(page).getByText('Your payment is being confirmed.').isVisible();
  };
  await expect.poll(isSaid, { intervals: [50] }).toBe(true);
  await expect(currentStep(page)).toHaveText(/Enjoy/);
});
