import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { collections } from '../../domain/src/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { runVerb } from '../support/payments.ts';
import { fillIn, loginButton, signInPage, toastSaying } from './support/account-forms.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { openProfile, part } from './support/profile-page.ts';
import { expect, goInside, newPerson, openAlive, signInAgain, test } from './support/test.ts';

const leave = (page: Page) => part(page, 'Delete your account');
const banner = (page: Page) => part(page, 'Your account is about to be deleted');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

async function askToLeave(page: Page, password: string): Promise<void> {
  await leave(page).getByRole('button', { name: 'Delete my account' }).click();
  await dialog(page).getByLabel('Your password').fill(password);
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(banner(page)).toBeVisible();
}

const WIDTHS = [390, 820, 1440];

test('a user downloads their data as a file; the deletion dialog works by keyboard, axe finds no problem, and nothing is wider than the page', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/503|Downloading the data/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { email, displayName, password } = await newPerson(page);
  await page.route('**/api/user/data', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await openProfile(page);
  const download = page.getByRole('button', { name: 'Download my data' });
  await download.click();
  await expect(page.getByText('We could not prepare your data.', { exact: false })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^boma-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object; held: object };
  expect(data).toMatchObject({ account: { email }, held: { profile: [{ display_name: displayName }] } });
  await expect(page.getByText('The file is among your downloads.')).toBeVisible();
  const button = leave(page).getByRole('button', { name: 'Delete my account' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Your password')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Keep my account' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await askToLeave(page, password);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a user requests the deletion of their account, sees it at once and after a reload, and undoes it', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/status of 400/);
  const home = await newPerson(page);
  const road = await signInAgain(home);
  await openProfile(page);
  await leave(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog(page).getByText('A former viewer', { exact: false })).toBeVisible();
  await expect(dialog(page).getByText('For 7 days', { exact: false })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog(page).getByText('Your password is required.')).toBeVisible();
  const field = dialog(page).getByLabel('Your password');
  await expect(field).toBeFocused();
  await field.fill('not-my-password');
  await field.press('Enter');
  await expect(dialog(page).getByText('Your password is incorrect or missing.')).toBeVisible();
  await field.fill(home.password);
  await field.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page).getByText('Your account will be deleted on', { exact: false })).toBeVisible();
  const confirmation = leave(page).getByRole('status').filter({ hasText: 'Your account will be deleted' });
  await expect(confirmation).toBeFocused();
  const elsewhere = await page.request.get('/api/auth/user', {
    headers: { Authorization: `Bearer ${road.token}` },
  });
  expect(elsewhere.status()).toBe(401);
  await page.reload();
  await banner(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your account stays', { exact: false })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(leave(page).getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await page.reload();
  await expect(leave(page).getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('an undo after the deadline shows that it is too late; then the account cannot sign in, and its page becomes a guest’s', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(
    /status of 4(0[013]|09)|(Undoing the deletion of the account|Restoring the session|Finding the sign-in again) failed/,
  );
  const { uid, password, email } = await newPerson(page);
  await openProfile(page);
  await askToLeave(page, password);
  const deletion = firestore().doc(`${collections.deletions}/${uid}`);
  await deletion.update({ due_at: 1 });
  await banner(page).getByRole('button', { name: 'Undo' }).click();
  await expect(banner(page).getByRole('alert')).toContainText('days to change your mind are over');
  await deletion.update({ next_at: 1 });
  await runVerb('delete-due-accounts');
  await openAlive(page, '/wildlife/about-us');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await goInside(page, signInPage);
  await fillIn(page, { email, password });
  await loginButton(page).click();
  await expect(toastSaying(page, 'You do not have an account with us')).toBeVisible();
});
