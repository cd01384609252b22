import type { Page } from '@playwright/test';
import { collections } from '../../domain/src/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { updateAccount } from '../support/people/auth-emulator.ts';
import {
  accountButton,
  emailField,
  fillIn,
  identityKept,
  loginButton,
  ownToasts,
  signInPage,
  signOut,
  stored,
  toastSaying,
} from './support/account-forms.ts';
import { scriptOf } from './support/scripts.ts';
import { expect, goInside, newPerson, openAlive, test, wakeUp } from './support/test.ts';

const somewhere = '/wildlife/about-us';
const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Sign in or register' });
/** The browser itself reports each call that is refused. */
const refusals = /^Failed to load resource/;

const refusal = (code: string) => ({ code, message: 'No.', request_id: 'test' });

test('R8-005 a call that needs an account ends a session that ended elsewhere and opens the sign-in dialog, which a visitor can close and which leads back to the same page', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Fetching 'streams' failed/);
  consoleWatch.allowError(refusals);
  const person = await newPerson(page);
  const here = `${somewhere}?y=1`;
  let refusing = true;
  await page.route('**/api/streams', (route) =>
    refusing ? route.fulfill({ status: 401, json: refusal('unauthenticated') }) : route.continue(),
  );
  await openAlive(page, here);
  await expect(dialogOn(page)).toBeVisible();
  await expect.poll(() => stored(page, 'api-token')).toBeNull();
  expect(await stored(page, 'boma:intended-path')).toBe(here);
  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toHaveCount(0);
  expect(await stored(page, 'boma:intended-path')).toBeNull();
  await expect(page).toHaveURL(here);
  // Now the visitor is a guest.
  await openAlive(page, here);
  await expect(dialogOn(page)).toBeVisible();
  expect(await stored(page, 'boma:intended-path')).toBe(here);
  refusing = false;
  await fillIn(dialogOn(page), person);
  await loginButton(dialogOn(page)).click();
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(page).toHaveURL(here);
  await expect(accountButton(page)).toBeVisible();
});

test('R8-010 R8-012 a call with an expired token is retried with a new one, without a dialog; if no new token can be issued, the page shows the session text and the sign-in dialog', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(refusals);
  consoleWatch.allowError(
    /Fetching 'streams' failed|Renewing the session failed|Restoring the session failed/,
  );
  const { token: apiToken } = await newPerson(page);
  const sent: (string | undefined)[] = [];
  let renewable = true;
  await page.route('**/api/streams', async (route) => {
    sent.push(route.request().headers().authorization);
    if (renewable && sent.length > 1) return route.continue();
    return route.fulfill({ status: 403, json: refusal('token-expired') });
  });
  const exchange = page.waitForResponse('**/api/auth/validate-user');
  await openAlive(page, somewhere);
  expect((await exchange).status()).toBe(200);
  // A change of the catalogue during the test causes another fetch.
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2);
  expect(sent[0]).toBe(`Bearer ${apiToken}`);
  expect(sent[1]).toMatch(/^Bearer \S{21,}$/);
  expect(sent[1]).not.toBe(sent[0]);
  await expect(accountButton(page)).toBeVisible();
  await expect(dialogOn(page)).toHaveCount(0);
  expect(
    consoleWatch.errors.filter((text) => !refusals.test(text)),
    'errors of the retried call',
  ).toEqual([]);
  renewable = false;
  await page.route('**/api/auth/validate-user', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await wakeUp(page);
  await expect(
    toastSaying(page, /^You're session has expired, please verify your details again\.$/),
  ).toBeVisible();
  await expect(dialogOn(page)).toBeVisible();
  await expect.poll(() => stored(page, 'api-token')).toBeNull();
});

test('R8-035 a failed fetch of the user is logged and changes nothing on the page', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Fetching the user failed/);
  consoleWatch.allowError(refusals);
  const { displayName } = await newPerson(page);
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: '' }));
  const logged = page.waitForEvent('console', (said) => said.text().includes('Fetching the user failed'));
  await openAlive(page, somewhere);
  await logged;
  await expect(accountButton(page)).toContainText(displayName);
  await expect(ownToasts(page)).toHaveCount(0);
  await expect(dialogOn(page)).toHaveCount(0);
});

test('R8-037 if the identity provider does not load, the user is signed out and the loader goes', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Restoring the session failed/);
  consoleWatch.allowError(refusals);
  await newPerson(page);
  await page.route(`**${scriptOf('src/session/session-keeper.later.ts')}`, (route) => route.abort());
  await openAlive(page, somewhere);
  await expect.poll(() => stored(page, 'api-token')).toBeNull();
  await expect.poll(() => stored(page, 'fbase-token')).toBeNull();
  await expect(page.locator('#page-loader')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('an offline page keeps its session and restores it once it is online; a user who signs out while offline stays signed out', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Restoring the session failed/);
  consoleWatch.allowError(/^Failed to load resource|(Listening to what is live|Signing out) failed/);
  const { displayName, token: apiToken } = await newPerson(page);
  const init = '**/__/firebase/init.json';
  await page.route(init, (route) => route.abort());
  const asked = page.waitForRequest(init);
  await openAlive(page, somewhere);
  await asked;
  await expect(accountButton(page)).toContainText(displayName);
  const fetched = page.waitForResponse(/\/api\/auth\/user$/);
  await page.unroute(init);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await fetched).status()).toBe(200);
  expect(await stored(page, 'api-token')).toBe(apiToken);
  await expect.poll(() => identityKept(page), 'what the provider remembers').toBe(true);
  await page.route(init, (route) => route.abort());
  await page.reload();
  await wakeUp(page);
  await signOut(page, consoleWatch);
  await expect(page).toHaveURL('/');
  expect(await identityKept(page), 'the provider is out of reach').toBe(true);
  await page.unroute(init);
  await goInside(page, signInPage);
  await emailField(page).focus();
  await expect.poll(() => identityKept(page)).toBe(false);
  await expect(page).toHaveURL(signInPage);
  expect(await stored(page, 'api-token')).toBeNull();
});

test('a user who is banned while signed in reads the reason and is signed out', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Finding the sign-in again failed/);
  consoleWatch.allowError(refusals);
  const person = await newPerson(page);
  await firestore().doc(`${collections.sanctions}/${person.uid}`).set({
    kind: 'ban',
    reason: 'You sold rhino horn.',
  });
  await updateAccount(person, { disableUser: true });
  await openAlive(page, somewhere);
  await expect(toastSaying(page, /You sold rhino horn\./)).toBeVisible();
  await expect.poll(() => stored(page, 'api-token')).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
