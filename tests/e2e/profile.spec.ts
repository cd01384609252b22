import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { exchange, signInAfter } from '../support/people/sign-in.ts';
import { site } from '../support/run.ts';
import { identityKept, profile } from './support/account-forms.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { follow, mailsTo, tryPassword } from './support/mailbox.ts';
import { openProfile, part } from './support/profile-page.ts';
import {
  expect,
  goInside,
  newPerson,
  openAlive,
  signInAgain,
  signInWith,
  test,
  type Viewer,
} from './support/test.ts';

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

/** Expects that the page is a guest's after a load, and that nothing is left that would sign it in again. */
async function expectOut(page: Page): Promise<void> {
  await openAlive(page, '/wildlife/about-us');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  await expect.poll(() => identityKept(page)).toBe(false);
  await goInside(page, profile);
  await expect(page).toHaveURL('/auth/sign-in');
}

/** The status of a call that another device makes with its token. */
const answerTo = async (page: Page, token: string) =>
  (await page.request.get('/api/auth/user', { headers: { Authorization: `Bearer ${token}` } })).status();

/** Opens the forms, one of them with an error. */
async function expectFormsAccessible(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is required.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectNoAxeFindings(page);
}

test('the profile shows the user’s name, address and devices, after a failure by Retry; axe finds no problem in its forms, and signing out leads home and removes unsent messages', async ({
  page,
  consoleWatch,
}) => {
  // Calls under way when the token ended are refused.
  consoleWatch.allowError(/503|Listing the devices|status of 401/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { email, displayName } = await newPerson(page);
  let isDown = true;
  await page.route('**/api/auth/devices', (route) =>
    isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await openAlive(page, '/wildlife/profile');
  await expect(page).toHaveURL(profile);
  const who = part(page, 'Who you are');
  await expect(who.getByText(displayName, { exact: true })).toBeVisible();
  await expect(who.getByText(email)).toBeVisible();
  await expect(who.getByText('Not verified yet')).toBeVisible();
  await expect(page.getByText('We could not load your devices.', { exact: false })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(devices(page).getByText('This device')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectFormsAccessible(page);
  await page.evaluate(() => localStorage.setItem('boma:unsent', '[]'));
  await part(page, 'Sign out').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  // The next user of this browser must not read the unsent messages.
  expect(await page.evaluate(() => localStorage.getItem('boma:unsent'))).toBeNull();
});

test('a verification mail can be sent again once a minute, and an address is verified or replaced once its link is followed', async ({
  page,
}) => {
  const { email, password } = await newPerson(page);
  const next = `${randomUUID()}@boma.test`;
  await page.clock.install();
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
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Your email is required.')).toBeVisible();
  await expect(page.getByText('Your password is required.')).toBeVisible();
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We have mailed a link to ${next}.`, { exact: false })).toBeVisible();
  await expect(part(page, 'Who you are').getByText(email)).toBeVisible();
  const [mail] = await mailsTo(next);
  expect(mail?.requestType).toBe('VERIFY_AND_CHANGE_EMAIL');
  if (mail) await follow(mail);
  // A page that asked less than 2 s ago does not ask again.
  await page.clock.fastForward(2000);
  await comeBack(page);
  await expect(part(page, 'Who you are').getByText(next)).toBeVisible();
  expect(await tryPassword(email, password)).toBe(400);
  expect(await tryPassword(next, password)).toBe(200);
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
  await road.context().close();
});

test('changing the password signs out all other devices, and the old password stops working; signing out everywhere also ends the session in this browser', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/status of 40[01]/);
  const home = await newPerson(page);
  const road = await signInAgain(home);
  await openProfile(page);
  await expect(devices(page)).toHaveCount(2);
  expect(await answerTo(page, road.token)).toBe(200);
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
  expect(await answerTo(page, road.token)).toBe(401);
  await expect(exchange(road)).rejects.toThrow();
  expect(await tryPassword(home.email, home.password)).toBe(400);
  expect(await tryPassword(home.email, 'a-longer-walk')).toBe(200);
  await page.reload();
  await expect(page).toHaveURL(profile);
  await expect(devices(page)).toHaveCount(1);
  const later = await exchange(
    await signInAfter({ email: home.email, password: 'a-longer-walk' }, Date.now()),
  );
  expect(await answerTo(page, later)).toBe(200);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Yes, everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  expect(await answerTo(page, later)).toBe(401);
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
