import type { Locator } from '@playwright/test';
import { GOOGLE_ONLY } from '../../tools/simulators/google/people.ts';
import { updateAccount } from '../support/people/auth-emulator.ts';
import {
  accountButton,
  boma,
  emailField,
  fillIn,
  fillPastLimit,
  identityKept,
  loginButton,
  ownToasts,
  passwordField,
  profile,
  refuseIdentity,
  registerPage,
  signInPage,
  stored,
  toastSaying,
} from './support/account-forms.ts';
import {
  expect,
  expectShownFor,
  goInside,
  holdBack,
  openAlive,
  registerViewer,
  test,
} from './support/test.ts';

// The browser itself reports each call that is refused.
test.beforeEach(({ consoleWatch }) => consoleWatch.allowError(/^Failed to load resource/));

const nobody = { email: 'nobody-at-all@boma.test', password: 'a-long-walk' };

test('R2-175 R7-079 signing in leads to the Boma, stores the session, and asks once however often the button is pressed', async ({
  page,
}) => {
  const person = await registerViewer();
  await test.step('R2-020 R2-040 the form is at its address', async () => {
    await openAlive(page, signInPage);
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  });
  // A path on another site is ignored.
  await page.evaluate(() => localStorage.setItem('boma:intended-path', '//evil.example/wildlife'));
  const answer = await holdBack(page, '**/accounts:signInWithPassword?**');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('signInWithPassword')) calls += 1;
  });
  await test.step('R2-170 the button is busy', async () => {
    await fillIn(page, person);
    await passwordField(page).press('Enter');
    const busy = page.getByRole('button', { name: 'Logging In' });
    await expect(busy).toBeVisible();
    await busy.click({ force: true });
    await passwordField(page).press('Enter');
  });
  await test.step('R4-026 R7-070 the identity token is exchanged', async () => {
    const exchange = page.waitForRequest('**/api/auth/validate-user');
    answer();
    const request = await exchange;
    expect(request.method()).toBe('POST');
    expect((request.postDataJSON() as { firebase_token: string }).firebase_token).toMatch(/^[\w-]+\./);
  });
  await test.step('R2-177 R4-029 the form leads to the Boma, and never to another site', async () => {
    await expect(page).toHaveURL(boma);
    await expect(accountButton(page)).toContainText(person.displayName);
  });
  expect(calls).toBe(1);
  await test.step('R3-063 R3-064 R3-065 the session is stored', async () => {
    expect((await stored(page, 'api-token'))?.length).toBeGreaterThan(20);
    expect((await stored(page, 'fbase-token'))?.length).toBeGreaterThan(20);
    expect(JSON.parse((await stored(page, 'ac-user')) ?? '')).toMatchObject({ id: person.uid });
    await expect.poll(() => identityKept(page)).toBe(true);
  });
  expect(await stored(page, 'boma:intended-path')).toBeNull();
});

test('each field shows its error once the form has been submitted, a password can be shown, and the legal texts open above the form, which keeps its input', async ({
  page,
}) => {
  await openAlive(page, signInPage);
  await emailField(page).focus();
  await passwordField(page).focus();
  await expect(page.getByText('Your email is required.')).toHaveCount(0);
  await test.step('R5-017 R5-020 both fields are required', async () => {
    await loginButton(page).click();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription('Your email is required.');
    await expect(passwordField(page)).toHaveAccessibleDescription('Your password is required.');
  });
  await test.step('R5-018 an email needs its format', async () => {
    await emailField(page).fill('abc');
    await expect(emailField(page)).toHaveAccessibleDescription(
      'The format of your email is incorrect format.',
    );
  });
  await test.step('R5-019 it has at most 64 characters', async () => {
    await fillPastLimit(emailField(page), `${'a'.repeat(60)}@b.co`);
    await expect(emailField(page)).toHaveAccessibleDescription('Please use maximum 64 characters');
    await emailField(page).fill(`${'a'.repeat(59)}@b.co`);
    await expect(emailField(page)).toHaveAccessibleDescription('');
    await expect(emailField(page)).toHaveAttribute('aria-invalid', 'false');
  });
  await test.step('R5-021 a password has at least 6 characters', async () => {
    await passwordField(page).fill('12345');
    await expect(passwordField(page)).toHaveAccessibleDescription('Must be at least 6 characters.');
    await passwordField(page).fill('123456');
    await expect(passwordField(page)).toHaveAccessibleDescription('');
  });
  await test.step('R2-169 the password can be shown, and hidden', async () => {
    const field = passwordField(page);
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
  });
  await emailField(page).fill('typed@boma.test');
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.getByRole('main').getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'CLOSE', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(emailField(page)).toHaveValue('typed@boma.test');
});

test('the provider’s own errors have their words, and an error from the token exchange shows at its field until the field gets the focus', async ({
  page,
}) => {
  const person = await registerViewer();
  await openAlive(page, signInPage);
  await fillIn(page, nobody);
  const refusedWith = async (message: string) => {
    await page.unrouteAll();
    await refuseIdentity(page, 'signInWithPassword', message);
    await loginButton(page).click();
  };
  await test.step('R8-018 the provider finds the email invalid', async () => {
    await refusedWith('INVALID_EMAIL');
    await expect(toastSaying(page, 'Your Email Address is invalid.')).toBeVisible();
    await expect(emailField(page)).toHaveAccessibleDescription('Your Email Address is invalid.');
  });
  await test.step('R8-023 email and password do not match', async () => {
    await refusedWith('INVALID_LOGIN_CREDENTIALS');
    await expect(toastSaying(page, /do not match/)).toBeVisible();
    await expect(passwordField(page)).toHaveAccessibleDescription('Your password is incorrect or missing.');
  });
  await test.step('R8-022 any other error has the words of the provider, or ours', async () => {
    await refusedWith('HERD_CROSSING : The herd is crossing.');
    await expect(toastSaying(page, /^The herd is crossing\.$/)).toBeVisible();
    await refusedWith('HERD_CROSSING');
    const text =
      'Unfortunately we had a technical issue, please try again in a few minutes or alternatively contact us for help.';
    await expect(toastSaying(page, text)).toBeVisible();
    await expect(toastSaying(page, /^The herd is crossing\.$/), 'of the try before').toHaveCount(0);
  });
  await page.unrouteAll();
  const errors = { email: ['We know this herd.', 'It may not drink here.'], password: ['Too many stripes.'] };
  await page.route('**/api/auth/validate-user', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'invalid-input', message: 'No.', request_id: 'test', errors },
    }),
  );
  await test.step('R5-022 R8-029 what the server says about a field replaces what the form says', async () => {
    await passwordField(page).fill('12345');
    await emailField(page).fill(person.email);
    await expect(passwordField(page)).toHaveAccessibleDescription('Must be at least 6 characters.');
    await passwordField(page).fill(person.password);
    await loginButton(page).click();
    await expect(emailField(page)).toHaveAccessibleDescription('We know this herd., It may not drink here.');
    await expect(passwordField(page)).toHaveAccessibleDescription('Too many stripes.');
  });
  await test.step('R5-023 it goes when the field gets the focus', async () => {
    await emailField(page).focus();
    await expect(emailField(page)).toHaveAccessibleDescription('');
    await expect(passwordField(page)).toHaveAccessibleDescription('Too many stripes.');
    await passwordField(page).focus();
    await expect(passwordField(page)).toHaveAccessibleDescription('');
  });
});

/** The colour of the first part around the notification that is opaque: red, green and blue. */
const groundOf = (toast: Locator) =>
  toast.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const parts =
        getComputedStyle(at)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      if (parts.length === 3) return parts as [number, number, number];
    }
    throw new Error('The notification has no ground.');
  });

test('each refusal has its own words, in dark green, for 30 s or until dismissed', async ({ page }) => {
  const person = await registerViewer();
  const disabled = await registerViewer();
  await updateAccount(disabled, { disableUser: true });
  await page.clock.install();
  await openAlive(page, signInPage);
  await fillIn(page, nobody);
  const toast = toastSaying(
    page,
    'You do not have an account with us, please use the register link to the top right of your screen.',
  );
  await test.step('R8-013 R8-017 an email without an account is refused, for 30 s', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'REGISTER' })).toBeVisible();
    await expectShownFor(page, 30_000, toast, () => passwordField(page).press('Enter'));
  });
  await test.step('R8-013 R8-015 the notification is dark green', async () => {
    await loginButton(page).click();
    await expect(toast).toBeVisible();
    const [red, green, blue] = await groundOf(toast);
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
    expect(green, 'dark').toBeLessThan(128);
  });
  await test.step('R8-014 its button dismisses it', async () => {
    await page.locator('[data-toaster]').getByRole('button').click();
    await expect(toast).toHaveCount(0);
  });
  await test.step('R8-019 R8-020 R8-021 a wrong password is refused, also at its field', async () => {
    await fillIn(page, { email: person.email, password: 'a-wrong-turn' });
    await loginButton(page).click();
    await expect(toastSaying(page, /do not match.*social account.*FORGOT PASSWORD\?/)).toBeVisible();
    await expect(passwordField(page)).toHaveAccessibleDescription('Your password is incorrect or missing.');
  });
  await test.step('R8-016 a disabled account is refused', async () => {
    await fillIn(page, disabled);
    await loginButton(page).click();
    const closed = 'Your account is currently disabled, please contact us to assist you.';
    await expect(toastSaying(page, closed)).toBeVisible();
  });
});

test('a Google account opens a window: closing it shows no error, choosing leads to the profile, where both forms lead from then on', async ({
  page,
}) => {
  await page.clock.install();
  await openAlive(page, signInPage);
  const openChooser = async () => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    return opening;
  };
  await test.step('R2-173 R8-030 R8-038 closing the window shows no error', async () => {
    await (await openChooser()).close();
    // The page checks its window several times a second, so it has seen the close by now.
    await page.clock.runFor(2000);
    await expect(ownToasts(page)).toHaveCount(0);
    await expect(page.getByText('Signing in with Google did not work')).toHaveCount(0);
  });
  await test.step('R8-038 the form still works, and shows its own errors', async () => {
    await fillIn(page, nobody);
    await loginButton(page).click();
    await expect(toastSaying(page, /^You do not have an account with us/)).toBeVisible();
  });
  await test.step('R1-037 R7-080 a Google account is chosen in the window', async () => {
    const chooser = await openChooser();
    await Promise.allSettled([chooser.getByRole('button', { name: GOOGLE_ONLY.name }).click()]);
  });
  await test.step('R2-176 R2-177 it leads to the profile', () => expect(page).toHaveURL(profile));
  await test.step('R1-036 the user is signed in', () => expect(accountButton(page)).toBeVisible());
  await test.step('R2-178 both forms lead a signed-in user to the profile', async () => {
    await openAlive(page, signInPage);
    await expect(page).toHaveURL(profile);
    await goInside(page, '/wildlife/about-us');
    await goInside(page, registerPage);
    await expect(page).toHaveURL(profile);
  });
});
