import { expect, openAlive, signInAs, test } from './support/test.ts';

test('R2-069 R2-070 a guest at the profile is sent to sign-in, and where they wanted to go is kept', async ({
  page,
}) => {
  await page.goto('/wildlife/profile/gallery?x=1');
  await expect(page).toHaveURL('/auth/sign-in');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('boma:intended-path')))
    .toBe('/wildlife/profile/gallery?x=1');
});

test('a registered user opens the profile, and is shown the plans where members go', async ({ page }) => {
  await signInAs(page, 'registered');
  await openAlive(page, '/wildlife/profile');
  await expect(page).toHaveURL('/wildlife/profile/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await page.goto('/player');
  await expect(page).toHaveURL('/wildlife/subscribe');
});

test('a subscriber opens the profile and the premium videos', async ({ page }) => {
  await signInAs(page, 'subscriber');
  for (const address of ['/wildlife/profile/profile', '/player']) {
    await openAlive(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
