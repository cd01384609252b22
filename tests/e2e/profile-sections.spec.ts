import { profile } from './support/account-forms.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, goInside, openAlive, signInAs, test } from './support/test.ts';

const SECTIONS = [
  ['profile', 'My Profile'],
  ['gallery', 'Photo Gallery'],
  ['notifications', 'Alerts/Notifications'],
] as const;

test('R2-023 R2-024 R2-246 R6-008 the profile has three tabs with separate addresses; a missing or unknown section opens the profile, and axe finds no problem', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'registered');
  await openAlive(page, '/wildlife/profile/no-such-section');
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Your profile' });
  await expect(tabs.getByRole('link')).toHaveText(SECTIONS.map(([, title]) => title));
  for (const [section, title] of SECTIONS.toReversed()) {
    await tabs.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/wildlife/profile/${section}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(tabs.locator('[aria-current=page]')).toHaveText(title);
    await expectNoAxeFindings(page);
  }
  for (const missing of ['', '/constructor']) {
    await goInside(page, '/wildlife/about-us');
    await goInside(page, `/wildlife/profile${missing}`);
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  }
});

test('R2-023 R2-247 R2-248 the welcome greets the user by display name and is not a tab, and axe finds no problem', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { displayName } = await signInAs(page, 'registered');
  await openAlive(page, '/wildlife/profile/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Welcome, ${displayName}`);
  await expect(page.getByRole('navigation', { name: 'Your profile' }).getByRole('link')).toHaveCount(3);
  await expectNoAxeFindings(page);
  await page.getByRole('main').getByRole('link', { name: 'Choose your display name' }).click();
  await expect(page).toHaveURL(profile);
});
