import type { Page, Response } from '@playwright/test';
import {
  accountButton,
  fillIn,
  identityKept,
  loginButton,
  profile,
  signInPage,
  signOut,
  stored,
} from './support/account-forms.ts';
import { expect, holdBack, newPerson, openAlive, registerViewer, test, wakeUp } from './support/test.ts';

const somewhere = '/wildlife/about-us';

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

const answerOfUser = (page: Page) => page.waitForResponse(/\/api\/auth\/user$/);

async function expectSentWith(token: string, answer: Promise<Response>): Promise<void> {
  const fetched = await answer;
  expect(fetched.status()).toBe(200);
  expect(await fetched.request().headerValue('authorization')).toBe(`Bearer ${token}`);
}

async function expectMenuByKeyboard(page: Page): Promise<void> {
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
}

/** Guests find both at the top right. */
async function expectTopRight(page: Page, name: string, width: number): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  const box = await link.boundingBox();
  expect(box?.x, name).toBeGreaterThan(width / 2);
  expect(box?.y, name).toBeLessThan(64);
}

async function expectNameFromWidth480(page: Page, displayName: string): Promise<void> {
  const name = page.getByRole('banner').getByText(displayName, { exact: true });
  await page.setViewportSize({ width: 480, height: 800 });
  await expect(name).toBeVisible();
  await page.setViewportSize({ width: 479, height: 800 });
  await expect(name).toBeHidden();
  await expect(accountButton(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a reload fetches the user without another token exchange and stays on its page; the header shows their name at once, and a menu that works by keyboard', async ({
  page,
}) => {
  const { token, displayName } = await newPerson(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await test.step('R2-071 R2-245 the page of premium videos leads a user without a membership to Subscribe', async () => {
    await Promise.all([expectSentWith(token, answerOfUser(page)), openAlive(page, '/player')]);
    await expect(page).toHaveURL('/wildlife/subscribe');
    expect(await stored(page, 'boma:intended-path')).toBe('/player');
  });
  // Other pages do not redirect a registered user to the members' page they tried.
  await Promise.all([expectSentWith(token, answerOfUser(page)), openAlive(page, somewhere)]);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(somewhere);
  const answer = await holdBack(page, '**/api/**');
  await test.step('R2-108 R4-040 the header shows their name before any answer', async () => {
    await page.reload();
    await wakeUp(page);
    await expect(accountButton(page)).toContainText(displayName);
    await expect(signInLink(page)).toBeHidden();
  });
  await test.step('R4-041 R7-006 R7-071 the user is fetched with the stored token', async () => {
    const fetching = answerOfUser(page);
    answer();
    await expectSentWith(token, fetching);
  });
  await test.step('R4-027 no identity token was exchanged for it', () => {
    expect(asked).not.toContain('/api/auth/validate-user');
  });
  await test.step('R2-109 the name is there from 480 px on', () => expectNameFromWidth480(page, displayName));
  await test.step('R2-112 the menu of the user works by keyboard and by pointer', () =>
    expectMenuByKeyboard(page));
  await expect(page).toHaveURL(profile);
});

test('signing out ends the session at the server and in all tabs, which then offer Sign in and Register', async ({
  page,
  context,
  consoleWatch,
}) => {
  const { token } = await newPerson(page);
  const other = await context.newPage();
  // The user is fetched once the identity provider has taken the session up.
  await Promise.all([expectSentWith(token, answerOfUser(page)), openAlive(page, somewhere)]);
  const underWay = '**/api/user/deletion';
  const answer = await holdBack(other, underWay);
  await Promise.all([other.waitForRequest(underWay), openAlive(other, profile)]);
  await expect(accountButton(page)).toBeVisible();
  await expect(accountButton(other)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('subscription-requested', '1'));
  await expect.poll(() => identityKept(page)).toBe(true);
  await test.step('R2-114 R4-033 R4-038 Sign Out clears the token at the server, and leads home', async () => {
    const clearing = page.waitForRequest('**/api/auth/clear-token');
    await signOut(page, consoleWatch);
    expect(await (await clearing).headerValue('authorization')).toBe(`Bearer ${token}`);
    await expect(page).toHaveURL('/');
  });
  await test.step('R3-063 R3-064 R4-034 the browser keeps neither token', async () => {
    for (const key of ['api-token', 'fbase-token'])
      await expect.poll(() => stored(page, key), key).toBeNull();
  });
  await test.step('R3-065 R4-036 it keeps no user, and no mark of a subscription', async () => {
    for (const key of ['ac-user', 'subscription-requested'])
      await expect.poll(() => stored(page, key), key).toBeNull();
  });
  await test.step('R4-035 the identity provider keeps no session', () =>
    expect.poll(() => identityKept(page)).toBe(false));
  await expect(other).toHaveURL('/');
  await expect(signInLink(other)).toBeVisible();
  const refused = other.waitForEvent('console', (said) =>
    /about to be deleted failed AppError: unauthenticated/.test(said.text()),
  );
  answer();
  await refused;
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await test.step('R2-115 Sign in and Register are at the top right', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectTopRight(page, 'Sign in', width);
      await expectTopRight(page, 'Register', width);
    }
  });
});

test('a guest who opens the profile is sent to sign-in, signing in leads back once, and lasts when the browser is closed', async ({
  page,
  browser,
}) => {
  const person = await registerViewer();
  // This page does not redirect users, so its address can be checked.
  const wanted = '/wildlife/profile/gallery?x=1';
  await test.step('R2-069 R2-070 the path and its query are stored, and sign-in opens', async () => {
    await openAlive(page, wanted);
    await expect(page).toHaveURL(signInPage);
    await expect.poll(() => stored(page, 'boma:intended-path')).toBe(wanted);
  });
  await test.step('R2-177 R4-028 signing in leads back to them, once', async () => {
    await fillIn(page, person);
    await loginButton(page).click();
    await expect(page).toHaveURL(wanted);
    expect(await stored(page, 'boma:intended-path')).toBeNull();
    await expect(accountButton(page)).toBeVisible();
  });
  await test.step('R7-082 the session is there when the browser is closed and opened again', async () => {
    const disk = await page.context().storageState({ indexedDB: true });
    await page.context().close();
    const later = await browser.newContext({ storageState: disk });
    const again = await later.newPage();
    const fetched = answerOfUser(again);
    await openAlive(again, somewhere);
    expect((await fetched).status()).toBe(200);
    await expect(accountButton(again)).toContainText(person.displayName);
    expect(await identityKept(again)).toBe(true);
    await later.close();
  });
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
