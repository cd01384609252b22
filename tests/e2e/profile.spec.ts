import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { site } from '../support/run.ts';
import { profile } from './support/account-forms.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { follow, mailsTo, tryPassword } from './support/mailbox.ts';
import { openProfile, part } from './support/profile-page.ts';
import { expect, newPerson, openAlive, signInAgain, signInWith, test, type Viewer } from './support/test.ts';

const devices = (page: Page) => part(page, 'Where you are signed in').getByRole('listitem');
const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('api-token'), localStorage.getItem('fbase-token')]);

/** The user returns to the page, for example from their mail. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Opens the profile of the same user in another browser. */
async function otherBrowser(browser: Browser, person: Viewer): Promise<Page> {
  const context = await browser.newContext({ baseURL: site() });
  const page = await context.newPage();
  await signInWith(page, person);
  await openProfile(page);
  await expect(devices(page)).toHaveCount(2);
  return page;
}

/** Expects that the page is a guest's after a reload, and that its old tokens do not sign it in again. */
async function expectOut(page: Page): Promise<void> {
  await page.goto('/wildlife/premium');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  await page.goto(profile);
  await expect(page).toHaveURL('/auth/sign-in');
}

test('the profile shows the user’s name and address, and is the default section', async ({ page }) => {
  const { email, displayName } = await newPerson(page);
  await openAlive(page, '/wildlife/profile');
  await expect(page).toHaveURL(profile);
  const who = part(page, 'Who you are');
  await expect(who.getByText(displayName, { exact: true })).toBeVisible();
  await expect(who.getByText(email)).toBeVisible();
  await expect(who.getByText('Not verified yet')).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await expect(devices(page).getByText('This device')).toBeVisible();
});

test('a verification mail can be sent again once a minute, and the page shows when the address is verified', async ({
  page,
}) => {
  const { email } = await newPerson(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(page.getByText(/^again in \d+ s$/)).toBeVisible();
  const mails = await mailsTo(email);
  expect(mails.map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
  for (const mail of mails) await follow(mail);
  await comeBack(page);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden();
});

test('a device signed out from another is out at once, and its tokens no longer work', async ({
  page,
  browser,
}) => {
  const home = await newPerson(page);
  const road = await otherBrowser(browser, await signInAgain(home));
  await openProfile(page);
  await expect(devices(page)).toHaveCount(2);
  await devices(page)
    .getByRole('button', { name: /^Sign out / })
    .click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(devices(page)).toHaveCount(2);
  await devices(page)
    .getByRole('button', { name: /^Sign out / })
    .click();
  await page.getByRole('button', { name: 'Yes, sign it out' }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(devices(page).getByText('This device')).toBeVisible();
  await expectOut(road);
  await page.reload();
  await expect(devices(page)).toHaveCount(1);
  await road.context().close();
});

test('signing out everywhere ends the session in this browser and in all others', async ({
  page,
  browser,
}) => {
  const home = await newPerson(page);
  const road = await otherBrowser(browser, await signInAgain(home));
  await openProfile(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Yes, everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  await expectOut(road);
  await road.context().close();
});

test('changing the password signs out all other devices, and the old password stops working', async ({
  page,
  browser,
  consoleWatch,
}) => {
  consoleWatch.allowError(/status of 400/);
  const home = await newPerson(page);
  const road = await otherBrowser(browser, await signInAgain(home));
  await openProfile(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const current = page.getByLabel('Current password');
  await expect(current).toBeFocused();
  await current.fill('not-my-password');
  await page.getByLabel('New password').fill('a-longer-walk');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is incorrect or missing.')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(home.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.', { exact: false })).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await expectOut(road);
  expect(await tryPassword(home.email, home.password)).toBe(400);
  expect(await tryPassword(home.email, 'a-longer-walk')).toBe(200);
  await page.reload();
  await expect(page).toHaveURL(profile);
  await expect(devices(page)).toHaveCount(1);
  await road.context().close();
});

test('a new email address applies once its link is followed, and the page shows it', async ({ page }) => {
  const { email, password } = await newPerson(page);
  const next = `${randomUUID()}@boma.test`;
  await openProfile(page);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Your new email is required.')).toBeVisible();
  await expect(page.getByText('Your password is required.')).toBeVisible();
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We have mailed a link to ${next}.`, { exact: false })).toBeVisible();
  await expect(part(page, 'Who you are').getByText(email)).toBeVisible();
  const [mail] = await mailsTo(next);
  expect(mail?.requestType).toBe('VERIFY_AND_CHANGE_EMAIL');
  if (mail) await follow(mail);
  await comeBack(page);
  await expect(part(page, 'Who you are').getByText(next)).toBeVisible();
  expect(await tryPassword(email, password)).toBe(400);
  expect(await tryPassword(next, password)).toBe(200);
});

test('signing out on the profile leads home and clears unsent messages', async ({ page, consoleWatch }) => {
  // Calls under way when the token ended are refused.
  consoleWatch.allowError(/status of 401/);
  await newPerson(page);
  await openProfile(page);
  await page.evaluate(() => localStorage.setItem('boma:unsent', '[]'));
  await part(page, 'Sign out').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  // The next user of this browser must not read the unsent messages.
  expect(await page.evaluate(() => localStorage.getItem('boma:unsent'))).toBeNull();
});

test('a list of devices that fails to load shows an error, and Retry loads it', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/503|Listing the devices/);
  await newPerson(page);
  let isDown = true;
  await page.route('**/api/auth/devices', (route) =>
    isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await openProfile(page);
  await expect(page.getByText('We could not load your devices.', { exact: false })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(devices(page)).toHaveCount(1);
});

test('the front page loads no code that only the user’s own pages need', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // A script that comes after the test has no text to read.
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  // The page opens this connection last and keeps it open.
  const listening = page.waitForRequest(/google\.firestore\.v1\.Firestore\/Listen/);
  await openAlive(page, '/');
  await listening;
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(1);
  for (const script of loaded) expect(script).not.toContain('_reactFirePreloadedObservables');
});

test('axe finds no problem in the profile’s forms and confirmations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newPerson(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is required.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectNoAxeFindings(page);
});
