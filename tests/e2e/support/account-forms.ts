import type { Locator, Page } from '@playwright/test';
import { mailsTo } from './mailbox.ts';
import type { ConsoleWatch } from './test.ts';

export const signInPage = '/auth/sign-in';
export const registerPage = '/auth/register';
export const boma = '/wildlife/the-boma';
export const profile = '/wildlife/profile/profile';

type Place = Page | Locator;

export const emailField = (place: Place) => place.getByLabel('Email', { exact: true });
export const passwordField = (place: Place) => place.getByLabel('Password', { exact: true });
export const loginButton = (place: Place) => place.getByRole('button', { name: 'Login', exact: true });
export const registerButton = (place: Place) => place.getByRole('button', { name: 'Register', exact: true });
export const resetButton = (place: Place) => place.getByRole('button', { name: 'FORGOT PASSWORD?' });
/** The header's button for a signed-in viewer. */
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Your account/ });
export const toastSaying = (page: Page, text: string | RegExp) =>
  page.locator('[data-toaster]').getByText(text);

/** The toasts of the page itself, without the sitewide notices that another test may send. */
export const ownToasts = (page: Page) =>
  page.locator('[data-toaster] [data-toast]:not([data-toast=notice]) :text-matches("\\\\S")');

/** Signs out by the header's menu. The token of every call that is still under way ends with it. */
export async function signOut(page: Page, consoleWatch: ConsoleWatch): Promise<void> {
  consoleWatch.allowError(/status of 401 .*\/api\/|failed AppError: unauthenticated/);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function fillIn(place: Place, { email, password }: Credentials): Promise<void> {
  await emailField(place).fill(email);
  await passwordField(place).fill(password);
}

/** Makes the identity provider refuse a call with this code and message. */
export async function refuseIdentity(page: Page, verb: string, message: string): Promise<void> {
  await page.route(`**/accounts:${verb}?**`, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message, errors: [] } },
    }),
  );
}

/** The link in the newest mail to an address. */
export async function lastLinkTo(email: string): Promise<string | undefined> {
  return (await mailsTo(email)).at(-1)?.oobLink;
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** True if the identity provider's own store holds a signed-in user. */
export const identityKept = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('firebaseLocalStorageDb');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result));
      open.addEventListener('error', () => reject(new Error('No database.')));
    });
    const read = database
      .transaction('firebaseLocalStorage')
      .objectStore('firebaseLocalStorage')
      .getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      read.addEventListener('success', () => resolve(read.result));
    });
    database.close();
    return keys.some((key) => typeof key === 'string' && key.startsWith('firebase:authUser:'));
  });

/** Fills in what the field would not let a user type: more than its limit, as a script or an older browser may. */
export async function fillPastLimit(field: Locator, text: string): Promise<void> {
  await field.evaluate((element) => element.removeAttribute('maxlength'));
  await field.fill(text);
}
