import AxeBuilder from '@axe-core/playwright';
import { embedPath } from '@boma/domain/content-paths.ts';
import { linkTo, type SitePathName, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { setOnAir } from '../support/run.ts';
import { accountButton, registerButton, registerPage } from './support/account-forms.ts';
import { expectPlays } from './support/cameras.ts';
import { expect, newPerson, openAlive, signInAs, test } from './support/test.ts';

const names = Object.keys(sitePaths) as SitePathName[];
const addressOf = (name: SitePathName) =>
  name === 'stream' ? streamPath('tau') : name === 'embed' ? embedPath('tau') : linkTo(name);

async function expectNoFindings(page: Page) {
  // In legacy mode axe needs no second, blank page. No page tested here has a frame of another origin, which it would skip.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
  expect(findings).toEqual([]);
}

// Each width in one theme: colours do not depend on the width.
const looks = [
  { device: 'phone', width: 390, theme: 'dark' },
  { device: 'desktop', width: 1440, theme: 'light' },
] as const;

for (const name of names) {
  test(`axe finds no problem at ${addressOf(name)}, on a dark phone and a light desktop`, async ({
    page,
  }) => {
    if (name === 'profile' || name === 'player') await signInAs(page, 'subscriber');
    if (name === 'controller' || name === 'staff') await newPerson(page, { roles: ['zoomie'] });
    for (const [index, { width, theme }] of looks.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      // Width and theme change on the open page: only the style sheet depends on them.
      if (index === 0) await openAlive(page, addressOf(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoFindings(page);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, 'pixels the page is wider than the window').toBeLessThanOrEqual(0);
    }
  });
}

test('axe finds no problem in the open navigation and the cookie policy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/wildlife/about-us');
  await page.getByRole('button', { name: 'Open the navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeInViewport();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cookie policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie policy' })).toBeVisible();
  await expectNoFindings(page);
});

for (const { device, width, theme } of looks) {
  test.describe(`the sign-in screens, on a ${theme} ${device}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });

    test('axe finds no problem in a form with errors and in the legal texts above it', async ({ page }) => {
      await openAlive(page, registerPage);
      await registerButton(page).click();
      await expect(page.getByText('Your email is required.')).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole('main').getByRole('button', { name: 'Terms of Service' }).click();
      await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
      await expectNoFindings(page);
    });

    test('axe finds no problem in the sign-in dialog and the account menu', async ({ page }) => {
      await openAlive(page, `${linkTo('aboutUs')}?login`);
      const dialog = page.getByRole('dialog', { name: 'Come to the fire' });
      await expect(dialog).toBeVisible();
      await expectNoFindings(page);
      await dialog.getByRole('tab', { name: 'Register' }).click();
      await expect(registerButton(dialog)).toBeVisible();
      await expectNoFindings(page);
      await signInAs(page, 'registered');
      await openAlive(page, linkTo('aboutUs'));
      await accountButton(page).click();
      await expect(page.getByRole('menu', { name: 'Your account' })).toBeVisible();
      await expectNoFindings(page);
    });
  });
}

const stateOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `Player: ${name}` }).getByRole('status');

for (const { device, width, theme } of looks) {
  test.describe(`a camera, on a ${theme} ${device}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });

    test('axe finds no problem in the picker and the preview', async ({ page }) => {
      await openAlive(page, streamPath('tau'));
      await page.getByRole('main').getByRole('button', { name: 'Streams' }).click();
      const picker = page.getByRole('dialog', { name: 'Choose a Stream' });
      await expect(picker.getByRole('link', { name: /Nkorho/ })).toBeVisible();
      await expectNoFindings(page);
      await picker.getByRole('link', { name: /Nkorho/ }).click();
      await expect(page.getByRole('dialog', { name: 'Nkorho' })).toBeVisible();
      await expectNoFindings(page);
    });

    test('axe finds no problem on the page of a members’ camera', async ({ page }) => {
      await openAlive(page, streamPath('hyena-den'));
      await expect(page.getByRole('link', { name: 'SUBSCRIBE', exact: true })).toBeVisible();
      await expectNoFindings(page);
      await openAlive(page, `${linkTo('multiview')}?layout=1&cameras=hyena-den`);
      await expect(page.getByText('Hyena Den is kept for members')).toBeVisible();
      await expectNoFindings(page);
    });

    test('axe finds no problem in the menu of qualities', async ({ page }) => {
      await openAlive(page, streamPath('tau'));
      await expectPlays(page, 'Tau');
      const player = page.getByRole('region', { name: 'Player: Tau' });
      await player.hover();
      await player.getByRole('button', { name: /^Quality/ }).click();
      await expect(player.getByRole('menu', { name: 'Quality' })).toBeVisible();
      await expectNoFindings(page);
    });
  });
}

test('axe finds no problem on the page of a camera that is off the air', async ({ page, consoleWatch }) => {
  // The browser logs each playlist that is not found.
  consoleWatch.allowError(/404 \(Not Found\)/);
  // No other test uses this camera.
  await setOnAir('cat-eye', false);
  try {
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openAlive(page, streamPath('cat-eye'));
      await expect(stateOf(page, 'Cat Eye')).toHaveText(/ is off the air\./);
      await expectNoFindings(page);
    }
  } finally {
    await setOnAir('cat-eye', true);
  }
});
