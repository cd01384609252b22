import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  accountButton,
  boma,
  emailField,
  fillIn,
  loginButton,
  passwordField,
  profile,
  registerButton,
  registerPage,
  signInPage,
  signOut,
} from './support/account-forms.ts';
import { follow, mailsTo, tryPassword } from './support/mailbox.ts';
import { expect, goInside, openAlive, registerViewer, test } from './support/test.ts';

const somebody = () => ({ email: `${randomUUID()}@boma.test`, password: 'a-long-walk' });

test('a visitor registers, gets a verification mail, and signs in again with the same credentials', async ({
  page,
  consoleWatch,
}) => {
  const person = somebody();
  await test.step('R2-021 R2-040 R2-165 the form is at its address', async () => {
    await openAlive(page, registerPage);
    const form = page.getByRole('form', { name: 'Register' });
    await expect(form.getByRole('textbox')).toHaveCount(2);
    await expect(form.getByRole('button', { name: 'Register', exact: true })).toHaveAttribute(
      'type',
      'submit',
    );
  });
  await test.step('R4-045 registering leads to the profile', async () => {
    await fillIn(page, person);
    await registerButton(page).click();
    await expect(page).toHaveURL(profile);
  });
  await test.step('R7-078 the provider has the account', async () => {
    expect(await tryPassword(person.email, person.password), 'the account at the provider').toBe(200);
  });
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(1);
  const [mail] = await mailsTo(person.email);
  if (!mail) throw new Error('No mail came.');
  expect(mail.requestType).toBe('VERIFY_EMAIL');
  expect(new URL(mail.oobLink).searchParams.get('continueUrl')).toMatch(/\/auth\/sign-in$/);
  await follow(mail);
  await signOut(page, consoleWatch);
  await expect(page).toHaveURL('/');
  await test.step('R1-035 the same credentials sign in', async () => {
    await goInside(page, signInPage);
    await fillIn(page, person);
    await loginButton(page).click();
    await expect(page).toHaveURL(boma);
  });
});

/** What both forms have: a picture beside them on wide screens only, and what browsers and the law need. */
async function expectFormPage(page: Page, autocomplete: string): Promise<void> {
  const picture = page.getByRole('main').locator('img');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(picture).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(picture).toBeVisible();
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'username');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', autocomplete);
  await expect(page.locator('input[type=date]')).toHaveCount(0);
}

test('R2-166 R2-168 R9-074 the forms have a picture beside them on wide screens only; registering opens Google’s window, and offers to sign in instead with a known address', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/^Failed to load resource/);
  const { email } = await registerViewer();
  await openAlive(page, registerPage);
  await expectFormPage(page, 'new-password');
  await expect(page.getByText('To register you must be at least 13 years old.')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Register with Google' }).click();
  const chooser = await opening;
  await expect(chooser.getByRole('heading', { level: 1 })).toContainText('Google');
  await chooser.close();
  await expect(registerButton(page)).toBeVisible();
  await fillIn(page, { email, password: 'another-walk' });
  await registerButton(page).click();
  await expect(emailField(page)).toHaveAccessibleDescription(/^You already have an account with us\./);
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await expect(page).toHaveURL(signInPage);
  await expect(loginButton(page)).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  await expectFormPage(page, 'current-password');
});

test('a form sends nothing before its scripts load', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/^Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(signInPage);
  await fillIn(page, somebody());
  await passwordField(page).press('Enter');
  await expect(page).toHaveURL(signInPage);
  expect(new URL(page.url()).search).toBe('');
});

test('R2-098 R2-099 R2-176 R2-179 ?login opens a dialog with both forms 1.5 s after the page request; registering there leads to the profile, and users get no dialog', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Sign in or register' });
  const address = '/wildlife/about-us?login';
  // The code that opens the dialog loads with the cookie notice.
  const cookiePolicy = page.getByRole('button', { name: 'Cookie policy' });
  const now = Date.now();
  await page.clock.install({ time: now });
  // Well ahead: the clock runs until it is paused.
  await page.clock.pauseAt(now + 60_000);
  await page.goto(address);
  // Hydration waits for timers of the paused clock, so it gets a millisecond for each look.
  const comeAlive = async () => {
    await page.clock.runFor(1);
    return cookiePolicy.isVisible();
  };
  await expect.poll(comeAlive, { intervals: [50] }).toBe(true);
  await page.clock.runFor(990);
  await expect(dialog).toHaveCount(0);
  // It is due within the next second. What loads with it takes its own time, while this clock makes a millisecond a look.
  await page.clock.runFor(1000);
  const looks = { left: 500 };
  const isOpen = async () => {
    looks.left -= 1;
    if (looks.left > 0) await page.clock.runFor(1);
    return dialog.isVisible();
  };
  await expect.poll(isOpen, { intervals: [50] }).toBe(true);
  await page.clock.resume();
  const signIn = dialog.getByRole('tab', { name: 'Sign in' });
  await expect(signIn).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('tabpanel', { name: 'Sign in' }).getByRole('form')).toBeVisible();
  await expect(emailField(dialog), 'the first field').toBeFocused();
  await signIn.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Register' })).toBeFocused();
  const panel = dialog.getByRole('tabpanel', { name: 'Register' });
  await fillIn(panel, somebody());
  await registerButton(panel).click();
  await expect(page).toHaveURL(profile);
  await expect(dialog).toHaveCount(0);
  await openAlive(page, address);
  await expect(cookiePolicy).toBeVisible();
  await page.clock.fastForward(4000);
  // A dialog would cover the header, and its menu could not be opened.
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
