import type { Page } from '@playwright/test';
import {
  accountButton,
  boma,
  fillIn,
  identityKept,
  loginButton,
  profile,
  signInPage,
  stored,
} from './support/account-forms.ts';
import { expect, newPerson, openAlive, registerViewer, test } from './support/test.ts';

const somewhere = '/wildlife/about-us';

/** The browser itself reports each call that is refused. */
const refusals = /^Failed to load resource/;

async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

test('R4-027 R4-041 R7-006 R7-071 a reload while signed in fetches the user without another token exchange', async ({
  page,
}) => {
  const { token: apiToken } = await newPerson(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  for (const load of [() => openAlive(page, somewhere), () => page.reload()]) {
    const fetching = page.waitForResponse(/\/api\/auth\/user$/);
    await load();
    const fetched = await fetching;
    expect(fetched.status()).toBe(200);
    expect(await fetched.request().headerValue('authorization')).toBe(`Bearer ${apiToken}`);
  }
  expect(asked).not.toContain('/api/auth/validate-user');
});

test('R3-063 R3-064 R3-065 R4-033 R4-034 R4-035 R4-036 R4-038 R2-112 R2-114 signing out ends the session here and at the server', async ({
  page,
}) => {
  const person = await registerViewer();
  await openAlive(page, signInPage);
  await fillIn(page, person);
  await loginButton(page).click();
  await expect(page).toHaveURL(boma);
  await expect(accountButton(page)).toBeVisible();
  const token = await stored(page, 'api-token');
  expect(token?.length).toBeGreaterThan(20);
  expect((await stored(page, 'fbase-token'))?.length).toBeGreaterThan(20);
  expect(JSON.parse((await stored(page, 'ac-user')) ?? '')).toMatchObject({ id: person.uid });
  await page.evaluate(() => localStorage.setItem('subscription-requested', '1'));
  await expect.poll(() => identityKept(page)).toBe(true);
  const clearing = page.waitForRequest('**/api/auth/clear-token');
  await signOut(page);
  expect(await (await clearing).headerValue('authorization')).toBe(`Bearer ${token}`);
  await expect(page).toHaveURL('/');
  for (const key of ['api-token', 'fbase-token', 'ac-user', 'subscription-requested'])
    await expect.poll(() => stored(page, key), key).toBeNull();
  await expect.poll(() => identityKept(page)).toBe(false);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('R4-039 the tokens are removed even if the server fails', async ({ page, consoleWatch }) => {
  consoleWatch.expectError(/Signing out failed/);
  consoleWatch.allowError(refusals);
  await newPerson(page);
  await page.route('**/api/auth/clear-token', (route) => route.fulfill({ status: 500, body: '' }));
  await openAlive(page, somewhere);
  await signOut(page);
  await expect(page).toHaveURL('/');
  for (const key of ['api-token', 'fbase-token', 'ac-user'])
    await expect.poll(() => stored(page, key), key).toBeNull();
});

test('R4-040 a reloaded page shows the signed-in user before any API call has answered', async ({ page }) => {
  const { displayName } = await newPerson(page);
  await page.route('**/api/**', () => {});
  await openAlive(page, somewhere);
  await expect(accountButton(page)).toContainText(displayName);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('R2-108 R2-109 the header shows the user’s name from width 480, and a menu that works by keyboard', async ({
  page,
}) => {
  const { displayName } = await newPerson(page);
  await page.setViewportSize({ width: 480, height: 800 });
  await openAlive(page, somewhere);
  const name = page.getByRole('banner').getByText(displayName, { exact: true });
  await expect(name).toBeVisible();
  await page.setViewportSize({ width: 479, height: 800 });
  await expect(name).toBeHidden();
  await expect(accountButton(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await accountButton(page).press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items).toHaveCount(5);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(accountButton(page)).toBeFocused();
  await accountButton(page).click();
  await expect(items.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(items).toHaveCount(0);
  await accountButton(page).click();
  await items.first().click();
  await expect(page).toHaveURL(profile);
});

test('R2-177 R4-028 signing in leads to the intended path once', async ({ page }) => {
  const person = await registerViewer();
  // This page does not redirect, so its address can be checked.
  const wanted = `${profile}?x=1`;
  await page.goto(wanted);
  await expect(page).toHaveURL(signInPage);
  await fillIn(page, person);
  await loginButton(page).click();
  await expect(page).toHaveURL(wanted);
  expect(await stored(page, 'boma:intended-path')).toBeNull();
});

test('R4-029 an intended path on another site is ignored', async ({ page }) => {
  const person = await registerViewer();
  await openAlive(page, signInPage);
  await page.evaluate(() => localStorage.setItem('boma:intended-path', '//evil.example/wildlife'));
  await fillIn(page, person);
  await loginButton(page).click();
  await expect(page).toHaveURL(boma);
  expect(await stored(page, 'boma:intended-path')).toBeNull();
});

test('R2-071 other pages do not redirect a registered user to the members’ page they tried', async ({
  page,
}) => {
  await newPerson(page);
  await page.goto('/player');
  await expect(page).toHaveURL('/wildlife/subscribe');
  expect(await stored(page, 'boma:intended-path')).toBe('/player');
  const fetched = page.waitForResponse(/\/api\/auth\/user$/);
  await openAlive(page, somewhere);
  await fetched;
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(somewhere);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await newPerson(page);
  const other = await context.newPage();
  await openAlive(page, somewhere);
  await openAlive(other, profile);
  await expect(accountButton(page)).toBeVisible();
  await expect(accountButton(other)).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('R7-082 a user who closes the browser is still signed in on return', async ({ page, browser }) => {
  const person = await registerViewer();
  await openAlive(page, signInPage);
  await fillIn(page, person);
  await loginButton(page).click();
  await expect(page).toHaveURL(boma);
  await expect(accountButton(page)).toBeVisible();
  const disk = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  const later = await browser.newContext({ storageState: disk });
  const again = await later.newPage();
  const fetched = again.waitForResponse(/\/api\/auth\/user$/);
  await openAlive(again, somewhere);
  expect((await fetched).status()).toBe(200);
  await expect(accountButton(again)).toContainText(person.displayName);
  expect(await identityKept(again)).toBe(true);
  await later.close();
});

test('R2-115 guests have Sign in and Register at the top right', async ({ page }) => {
  await openAlive(page, somewhere);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Sign in', 'Register']) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      const box = await link.boundingBox();
      expect(box?.x, name).toBeGreaterThan(width / 2);
      expect(box?.y, name).toBeLessThan(64);
    }
  }
});

test('R3-069 an injected script does not run and reads no token', async ({ page, consoleWatch }) => {
  consoleWatch.expectError(/Content Security Policy/);
  consoleWatch.allowError(/^The policy 'script-src/);
  await newPerson(page);
  await openAlive(page, somewhere);
  const read = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = "document.title = localStorage.getItem('api-token')";
    document.body.append(script);
    const image = document.createElement('div');
    image.innerHTML = '<button onclick="document.title = localStorage.getItem(\'api-token\')">x</button>';
    document.body.append(image);
    image.querySelector('button')?.click();
    return document.title;
  });
  expect(read).not.toBe(await stored(page, 'api-token'));
  expect(read).toContain('About Us');
});
