import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { setOnAir } from '../support/run.ts';
import { accountButton, registerButton, registerPage } from './support/account-forms.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { expectPlays, openQualities } from './support/cameras.ts';
import { DESKTOP, PHONE, setLook } from './support/looks.ts';
import { expect, goInside, openAlive, signInAs, test } from './support/test.ts';

/** Width and theme change on the open page: only the style sheet depends on them. */
async function expectNoFindingsInBothLooks(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await setLook(page, DESKTOP);
  await expectNoAxeFindings(page);
  await setLook(page, PHONE);
}

test.beforeEach(({ page }) => setLook(page, PHONE));

test('axe finds no problem in the open navigation and the cookie policy', async ({ page }) => {
  await openAlive(page, '/wildlife/about-us');
  await page.getByRole('button', { name: 'Open the navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeInViewport();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cookie policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie policy' })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('axe finds no problem in a form with errors and in the legal texts above it', async ({ page }) => {
  await openAlive(page, registerPage);
  await registerButton(page).click();
  await expect(page.getByText('Your email is required.')).toBeVisible();
  await expectNoFindingsInBothLooks(page);
  await page.getByRole('main').getByRole('button', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
  await expectNoFindingsInBothLooks(page);
});

test('axe finds no problem in the sign-in dialog and the account menu', async ({ page }) => {
  await openAlive(page, `${linkTo('aboutUs')}?login`);
  const dialog = page.getByRole('dialog', { name: 'Sign in or register' });
  await expect(dialog).toBeVisible();
  await expectNoFindingsInBothLooks(page);
  await dialog.getByRole('tab', { name: 'Register' }).click();
  await expect(registerButton(dialog)).toBeVisible();
  await expectNoFindingsInBothLooks(page);
  await signInAs(page, 'registered');
  await openAlive(page, linkTo('aboutUs'));
  await accountButton(page).click();
  await expect(page.getByRole('menu', { name: 'Your account' })).toBeVisible();
  await expectNoFindingsInBothLooks(page);
});

const playerOf = (page: Page, name: string) => page.getByRole('region', { name: `Player: ${name}` });

test('axe finds no problem in the menu of qualities, the picker and the preview of a camera', async ({
  page,
}) => {
  await openAlive(page, streamPath('tau'));
  await expectPlays(page, 'Tau');
  const player = playerOf(page, 'Tau');
  for (const look of [DESKTOP, PHONE]) {
    await setLook(page, look);
    await openQualities(player);
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('main').getByRole('button', { name: 'Streams' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a Stream' });
  await expect(picker.getByRole('link', { name: /Nkorho/ })).toBeVisible();
  await expectNoFindingsInBothLooks(page);
  await picker.getByRole('link', { name: /Nkorho/ }).click();
  await expect(page.getByRole('dialog', { name: 'Nkorho' })).toBeVisible();
  await expectNoFindingsInBothLooks(page);
});

test('axe finds no problem on the page of a members’ camera', async ({ page }) => {
  await openAlive(page, streamPath('hyena-den'));
  await expect(page.getByRole('link', { name: 'SUBSCRIBE', exact: true })).toBeVisible();
  await expectNoFindingsInBothLooks(page);
  await goInside(page, `${linkTo('multiview')}?layout=1&cameras=hyena-den`);
  await expect(page.getByText('Hyena Den is for members only')).toBeVisible();
  await expectNoFindingsInBothLooks(page);
});

test('axe finds no problem on the page of a camera that is off the air', async ({ page, consoleWatch }) => {
  // The browser logs each playlist that is not found.
  consoleWatch.allowError(/404 \(Not Found\)/);
  // No other test uses this camera.
  await setOnAir('cat-eye', false);
  try {
    await openAlive(page, streamPath('cat-eye'));
    await expect(playerOf(page, 'Cat Eye').getByRole('status')).toHaveText(/ is off the air\./);
    await expectNoFindingsInBothLooks(page);
  } finally {
    await setOnAir('cat-eye', true);
  }
});
