import {
  boma,
  emailField,
  fillIn,
  lastLinkTo,
  loginButton,
  refuseIdentity,
  resetButton,
  signInPage,
  toastSaying,
} from './support/account-forms.ts';
import { expect, holdBack, openAlive, registerViewer, test, wakeUp } from './support/test.ts';

// The browser logs each refused call.
test.beforeEach(({ consoleWatch }) => consoleWatch.allowError(/^Failed to load resource/));

const nobody = { email: 'nobody-at-all@boma.test' };

test('R2-171 R2-172 R8-024 R7-081 the reset mail, of which a second one is sent only after a minute, also after a reload, sets a new password and leads back here', async ({
  page,
}) => {
  const { email } = await registerViewer();
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('sendOobCode')) calls += 1;
  });
  await page.clock.install();
  await openAlive(page, signInPage);
  await emailField(page).fill(email);
  const answer = await holdBack(page, '**/accounts:sendOobCode?**');
  await resetButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending Reset Link' })).toBeVisible();
  answer();
  const sent = toastSaying(page, 'We have sent a reset link to your email.');
  await expect(sent).toBeVisible();
  const sentAt = await page.evaluate(() => Date.now());
  await resetButton(page).click();
  const wait = page.getByText(
    /^A link is on its way to your inbox\. You can ask for another one in \d+ seconds\.$/,
  );
  await expect(wait).toBeVisible();
  await page.reload();
  await wakeUp(page);
  await emailField(page).fill(email);
  // A busy machine may have taken the minute.
  await page.clock.setSystemTime(sentAt);
  await resetButton(page).click();
  await expect(wait).toBeVisible();
  expect(calls).toBe(1);
  await page.clock.fastForward(60_000);
  await resetButton(page).click();
  await expect(sent).toBeVisible();
  expect(calls).toBe(2);
  const link = (await lastLinkTo(email)) ?? '';
  expect(new URL(link).searchParams.get('continueUrl')).toMatch(/\/auth\/sign-in$/);
  // The emulator's page takes the new password from its URL. Firebase's own page asks for it.
  await page.goto(`${link}&newPassword=a-new-path`);
  await expect(page).toHaveURL(signInPage);
  await wakeUp(page);
  await fillIn(page, { email, password: 'a-new-path' });
  await loginButton(page).click();
  await expect(page).toHaveURL(boma);
});

test('R5-026 R8-025 R8-026 the form says why a link cannot be sent, and requests none without a valid address', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Sending a reset link failed/);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('sendOobCode')) calls += 1;
  });
  await openAlive(page, signInPage);
  for (const email of ['', 'abc']) {
    await emailField(page).fill(email);
    await resetButton(page).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  }
  expect(calls).toBe(0);
  await emailField(page).fill(nobody.email);
  await resetButton(page).click();
  const unknown = "You do not have an account with us, please register, it's FREE.";
  await expect(toastSaying(page, unknown)).toBeVisible();
  await refuseIdentity(page, 'sendOobCode', 'QUOTA_EXCEEDED');
  await resetButton(page).click();
  const failed = 'We could not send you a reset link, please contact us to help.';
  await expect(toastSaying(page, failed)).toBeVisible();
});
