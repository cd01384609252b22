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
  stored,
  toastSaying,
} from './support/account-forms.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

const somewhere = '/wildlife/about-us';
const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Come to the fire' });
/** The browser itself reports each call that is refused. */
const refusals = /^Failed to load resource/;

test('a session that ended elsewhere ends here too, and signing in again returns the user to the same page', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Fetching 'streams' failed/);
  consoleWatch.allowError(refusals);
  const person = await newPerson(page);
  await openAlive(page, somewhere);
  await expect(accountButton(page)).toBeVisible();
  let refusing = true;
  await page.route('**/api/streams', (route) =>
    refusing
      ? route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'No.', request_id: 'test' } })
      : route.continue(),
  );
  await page.goto(`${somewhere}?y=1`);
  await expect(dialogOn(page)).toBeVisible();
  refusing = false;
  await expect.poll(() => stored(page, 'api-token')).toBeNull();
  await fillIn(dialogOn(page), person);
  await loginButton(dialogOn(page)).click();
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${somewhere}?y=1`);
  await expect(accountButton(page)).toBeVisible();
});

test('R8-012 a call with an expired token is retried with a new one, without a dialog', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(refusals);
  const { token: apiToken } = await newPerson(page);
  const sent: (string | undefined)[] = [];
  await page.route('**/api/streams', async (route) => {
    sent.push(route.request().headers().authorization);
    if (sent.length > 1) return route.continue();
    return route.fulfill({
      status: 403,
      json: { code: 'token-expired', message: 'No.', request_id: 'test' },
    });
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
});

test('R8-010 R8-012 if no new token can be issued, the page shows the session text and the sign-in dialog', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(refusals);
  consoleWatch.allowError(
    /Fetching 'streams' failed|Renewing the session failed|Restoring the session failed/,
  );
  await newPerson(page);
  await page.route('**/api/streams', (route) =>
    route.fulfill({ status: 403, json: { code: 'token-expired', message: 'No.', request_id: 'test' } }),
  );
  await page.route('**/api/auth/validate-user', (route) => route.fulfill({ status: 500, body: '' }));
  await openAlive(page, somewhere);
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
  await page.route('**/assets/session-keeper-*.js', (route) => route.abort());
  await openAlive(page, somewhere);
  await expect.poll(() => stored(page, 'api-token')).toBeNull();
  await expect.poll(() => stored(page, 'fbase-token')).toBeNull();
  await expect(page.locator('#page-loader')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('an offline page keeps its session and restores it once it is online', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectError(/Restoring the session failed/);
  consoleWatch.allowError(/^Failed to load resource|Listening to what is live failed/);
  const { displayName, token: apiToken } = await newPerson(page);
  const init = '**/__/firebase/init.json';
  await page.route(init, (route) => route.abort());
  const asked = page.waitForRequest(init);
  await openAlive(page, somewhere);
  await asked;
  await expect(accountButton(page)).toContainText(displayName);
  await page.unroute(init);
  const fetched = page.waitForResponse(/\/api\/auth\/user$/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await fetched).status()).toBe(200);
  expect(await stored(page, 'api-token')).toBe(apiToken);
});

test('a user who signs out while the identity provider is unreachable stays signed out', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(
    /^Failed to load resource|Listening to what is live failed|(Restoring the session|Signing out) failed/,
  );
  await newPerson(page);
  const init = '**/__/firebase/init.json';
  await page.route(init, (route) => route.abort());
  await openAlive(page, somewhere);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.unroute(init);
  await openAlive(page, signInPage);
  await emailField(page).focus();
  const moved = () =>
    page.evaluate(() => Object.keys(localStorage).every((key) => !key.startsWith('firebase:')));
  await expect.poll(moved, 'the provider has taken up what it remembers').toBe(true);
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
