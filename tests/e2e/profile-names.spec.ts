import type { Page } from '@playwright/test';
import { accountButton, profile } from './support/account-forms.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

const who = (page: Page) => page.getByRole('region', { name: 'Who you are' });
const nameField = (page: Page, label: string) => who(page).getByLabel(label, { exact: true });
const save = (page: Page) => who(page).getByRole('button', { name: 'Save' });

async function openForm(page: Page): Promise<void> {
  await openAlive(page, profile);
  await who(page).getByRole('button', { name: 'Change names' }).click();
  await expect(nameField(page, 'Display name')).toBeFocused();
}

test('R7-054 R7-056 the site shows saved names at once and after a reload', async ({ page }) => {
  const { uid } = await newPerson(page);
  await openForm(page);
  await nameField(page, 'Display name').fill('  Lerato at  Dawn ');
  await nameField(page, 'Name').fill('Lerato');
  await nameField(page, 'Surname').fill('Mokoena');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  const saving = page.waitForRequest('**/api/user/upsert');
  await save(page).click();
  expect((await saving).postDataJSON()).toEqual({
    id: uid,
    display_name: '  Lerato at  Dawn ',
    name: 'Lerato',
    surname: 'Mokoena',
    _method: 'put',
  });
  // The first call of a run starts the function's process.
  await expect(page.getByText('Your profile is saved.')).toBeFocused();
  expect(calls.slice(calls.indexOf('/api/user/upsert'))).toContain('/api/auth/user');
  await expect(who(page).getByText('Lerato at Dawn', { exact: true })).toBeVisible();
  await expect(who(page).getByText('Lerato Mokoena')).toBeVisible();
  await expect(accountButton(page)).toContainText('Lerato at Dawn');
  await page.reload();
  await expect(who(page).getByText('Lerato at Dawn', { exact: true })).toBeVisible();
});

test('R5-029 R5-030 R5-031 R5-032 invalid names show an error at their fields and are not sent', async ({
  page,
}) => {
  const { displayName } = await newPerson(page);
  await openForm(page);
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().endsWith('/api/user/upsert');
  });
  await nameField(page, 'Display name').fill('');
  await save(page).click();
  await expect(nameField(page, 'Display name')).toHaveAccessibleDescription('Your display name is required.');
  await expect(nameField(page, 'Display name')).toBeFocused();
  await nameField(page, 'Display name').fill('a'.repeat(51));
  await nameField(page, 'Name').fill('b'.repeat(51));
  await nameField(page, 'Surname').fill('c'.repeat(51));
  await save(page).click();
  for (const label of ['Display name', 'Name', 'Surname'])
    await expect(nameField(page, label)).toHaveAccessibleDescription('Must be at most 50 characters.');
  await who(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(who(page).getByRole('button', { name: 'Change names' })).toBeFocused();
  await expect(who(page).getByText(displayName, { exact: true })).toBeVisible();
  expect(isSent).toBe(false);
});

test('R7-055 an error that only the server finds also shows at the field', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/status of 422/);
  await newPerson(page);
  await openForm(page);
  await nameField(page, 'Display name').fill('Boma Admin');
  await save(page).click();
  await expect(nameField(page, 'Display name')).toHaveAccessibleDescription(
    'This name is reserved for our rangers. Please choose another one.',
  );
  await expect(nameField(page, 'Display name')).toBeFocused();
  await nameField(page, 'Display name').fill('Anna by the River');
  await save(page).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
});

test('names stay in the form if saving fails', async ({ page, consoleWatch }) => {
  consoleWatch.allowError(/status of 503|Saving the names failed/);
  await newPerson(page);
  await openForm(page);
  await page.route('**/api/user/upsert', (route) => route.fulfill({ status: 503, body: '{}' }));
  await nameField(page, 'Display name').fill('Sipho');
  await save(page).click();
  await expect(who(page).getByRole('alert')).toContainText('We could not reach the sign-in service.');
  await expect(nameField(page, 'Display name')).toHaveValue('Sipho');
  await page.unroute('**/api/user/upsert');
  await save(page).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
});
