import { stored } from './support/account-forms.ts';
import {
  expect,
  expectShown,
  goInside,
  holdBack,
  newPerson,
  openAlive,
  openStopped,
  signInAs,
  test,
} from './support/test.ts';

test('R2-068 a guest who opens a page for staff is sent to sign-in, and staff may open it', async ({
  page,
}) => {
  await openAlive(page, '/controller');
  await expect(page).toHaveURL('/auth/sign-in');
  await expect.poll(() => stored(page, 'boma:intended-path')).toBe('/controller');
  await goInside(page, '/wildlife/about-us');
  await goInside(page, '/staff/reports');
  await expect(page).toHaveURL('/auth/sign-in');
  await expect.poll(() => stored(page, 'boma:intended-path')).toBe('/staff/reports');
  await newPerson(page, { roles: ['zoomie'] });
  // The session is restored while the staff member goes on to another page, and must not bring them back.
  const restore = await holdBack(page, '**/api/auth/user');
  await openAlive(page, '/staff/reports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/staff/reports');
  await goInside(page, '/controller');
  restore();
  // The restored session knows now that the page from before is not wanted any more.
  await expect.poll(() => stored(page, 'boma:intended-path')).toBeNull();
  await expect(page.getByRole('heading', { name: /^Incoming/ })).toBeVisible();
  await expect(page).toHaveURL('/controller');
});

test('R2-068 a viewer who opens a page for staff is sent home with a notice', async ({ page }) => {
  await signInAs(page, 'registered');
  // The words go after 3 s.
  await openStopped(page, '/staff/reports');
  const words = page.getByText('That page is for our rangers, so we brought you home.');
  await expectShown(page, words, () => expect(page).toHaveURL('/'));
  expect(await stored(page, 'boma:intended-path')).toBeNull();
});
