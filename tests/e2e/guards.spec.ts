import { expect, newPerson, openAlive, signInAs, test } from './support/test.ts';

test('R2-069 R2-070 a guest who opens the profile is sent to sign-in, and the intended path is stored', async ({
  page,
}) => {
  await page.goto('/wildlife/profile/gallery?x=1');
  await expect(page).toHaveURL('/auth/sign-in');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('boma:intended-path')))
    .toBe('/wildlife/profile/gallery?x=1');
});

for (const address of ['/controller', '/staff/reports']) {
  test(`R2-068 a guest who opens ${address} is sent to sign-in, and returns after signing in as staff`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/auth/sign-in');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('boma:intended-path'))).toBe(address);
    await newPerson(page, { roles: ['zoomie'] });
    await openAlive(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`R2-068 a viewer who opens ${address} is sent home with a notice`, async ({ page }) => {
    await signInAs(page, 'registered');
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('That page is for our rangers, so we brought you home.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('boma:intended-path'))).toBeNull();
  });
}
