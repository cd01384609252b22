import type { Page } from '@playwright/test';
import { accountButton, fillPastLimit, profile } from './support/account-forms.ts';
import { expect, newPerson, openAlive, test } from './support/test.ts';

const who = (page: Page) => page.getByRole('region', { name: 'Who you are' });
const nameField = (page: Page, label: string) => who(page).getByLabel(label, { exact: true });
const save = (page: Page) => who(page).getByRole('button', { name: 'Save' });

test('names that are invalid, refused or not saved show why and stay in the form; the site shows saved names at once and after a reload', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allowError(/status of (422|503)|Saving the names failed/);
  const { uid, displayName } = await newPerson(page);
  const display = nameField(page, 'Display name');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await openAlive(page, profile);
  await who(page).getByRole('button', { name: 'Change names' }).click();
  await expect(display).toBeFocused();
  await test.step('R5-029 a display name is required', async () => {
    await display.fill('');
    await save(page).click();
    await expect(display).toHaveAccessibleDescription('Your display name is required.');
    await expect(display).toBeFocused();
  });
  await test.step('R5-030 R5-031 R5-032 each name has at most 50 characters', async () => {
    for (const label of ['Display name', 'Name', 'Surname'])
      await fillPastLimit(nameField(page, label), 'a'.repeat(51));
    await save(page).click();
    for (const label of ['Display name', 'Name', 'Surname'])
      await expect(nameField(page, label)).toHaveAccessibleDescription('Please use maximum 50 characters');
  });
  await who(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(who(page).getByRole('button', { name: 'Change names' })).toBeFocused();
  await expect(who(page).getByText(displayName, { exact: true })).toBeVisible();
  expect(calls).not.toContain('/api/user/upsert');
  await who(page).getByRole('button', { name: 'Change names' }).click();
  await test.step('R7-055 what the server refuses has its reason at the field', async () => {
    await display.fill('Boma Admin');
    await save(page).click();
    await expect(display).toHaveAccessibleDescription(
      'This name is reserved for our rangers. Please choose another one.',
    );
    await expect(display).toBeFocused();
  });
  await page.route('**/api/user/upsert', (route) => route.fulfill({ status: 503, body: '{}' }));
  const names = { display_name: '  Lerato at  Dawn ', name: 'Lerato', surname: 'Mokoena' };
  await display.fill(names.display_name);
  await nameField(page, 'Name').fill(names.name);
  await nameField(page, 'Surname').fill(names.surname);
  await save(page).click();
  await expect(who(page).getByRole('alert')).toContainText('We could not reach the sign-in service.');
  await expect(display).toHaveValue(names.display_name);
  await page.unroute('**/api/user/upsert');
  await test.step('R7-054 the names are saved', async () => {
    const saving = page.waitForRequest('**/api/user/upsert');
    await save(page).click();
    expect((await saving).postDataJSON()).toEqual({ id: uid, ...names, _method: 'put' });
    await expect(page.getByText('Your profile is saved.')).toBeFocused();
  });
  await test.step('R7-056 the user is fetched again', () =>
    expect.poll(() => calls.slice(calls.lastIndexOf('/api/user/upsert'))).toContain('/api/auth/user'));
  await expect(who(page).getByText('Lerato at Dawn', { exact: true })).toBeVisible();
  await expect(who(page).getByText('Lerato Mokoena')).toBeVisible();
  await expect(accountButton(page)).toContainText('Lerato at Dawn');
  await page.reload();
  await expect(who(page).getByText('Lerato at Dawn', { exact: true })).toBeVisible();
});
